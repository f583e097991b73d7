/** How much the app follows. In Essentials pawns and dice of the Action phase are left to the board. */
export const TRACKING = ['essentials', 'full'] as const;
export type Tracking = (typeof TRACKING)[number];

export function isFull({ tracking }: { readonly tracking: Tracking }): boolean {
  return tracking === 'full';
}
