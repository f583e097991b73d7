/** How the holders choose: unseen with the phone, or with the tiles of the box, which are then turned up. */
export const TILE_WAYS = ['phone', 'tiles'] as const;
export type TileWay = (typeof TILE_WAYS)[number];
