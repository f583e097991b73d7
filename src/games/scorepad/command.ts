import { kinds, mapOf, mark, number, readSeat, shape, text, type Read } from '@/engine';

/** Any whole number: how far a score may go is for the game to say, in words. */
const wish = number({ min: Number.MIN_SAFE_INTEGER });

export const command = kinds('type', {
  changePoints: shape({ player: text, by: wish }),
  /** `byHand`: shown as a correction. */
  setRoundPoints: shape({ player: text, to: wish, byHand: mark }),
  setTotal: shape({ player: text, to: wish }),
  enterRound: shape({ points: mapOf(wish) }),
  writeNote: shape({ text }),
  leave: shape({ player: text }),
  comeBack: shape({ player: text }),
  join: shape({ seat: readSeat }),
  finish: shape({}),
  reopen: shape({}),
});

export type ScorepadCommand = Read<typeof command>;
