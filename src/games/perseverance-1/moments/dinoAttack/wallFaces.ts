import { flag, number, shape, type Phrase, type Read } from '@/engine';
import { TRACKS } from '../../pieces';
import { counted, say } from '../../say';
import type { WallRoll } from './defenseArea';

export const MOST_FOLLOWERS = 9;

/** What the Wall die shows. */
export const wallShown = shape({
  followers: number({ max: MOST_FOLLOWERS }),
  safeguard: number({ max: TRACKS.safeguard.max }),
  skull: flag,
});
export type WallShown = Read<typeof wallShown>;

export const NOTHING: WallShown = { followers: 0, safeguard: 0, skull: false };

/** No text prints all faces of the die (R20): those that it can be expected to have are one tap, any other a few. */
export const WALL_FACES: readonly WallShown[] = [
  NOTHING,
  { ...NOTHING, safeguard: 1 },
  { ...NOTHING, safeguard: 1, skull: true },
  { ...NOTHING, skull: true },
  { ...NOTHING, followers: 1 },
  { ...NOTHING, followers: 2 },
];

export function isSameFace(one: WallShown | null, other: WallShown): boolean {
  return (
    one !== null &&
    one.followers === other.followers &&
    one.safeguard === other.safeguard &&
    one.skull === other.skull
  );
}

/** "1 Safeguard and a skull". */
export function faceWords({ followers, safeguard, skull }: WallShown): Phrase {
  if (followers + safeguard === 0) return say(skull ? 'session.attack.skull' : 'session.attack.showsNothing');
  const gain = counted(['followers', followers], ['safeguard', safeguard]);
  return skull ? say('session.attack.withSkull', { gain }) : gain;
}

export function wallRollOf({ followers, safeguard, skull }: WallShown): WallRoll {
  return { followers, safeguard, kill: skull };
}
