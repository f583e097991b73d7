import type { AnyGame } from './game';
import { onceForState } from './onceForState';

/** A game whose views of a state are made once for each: a screen and its parts ask for the same ones at every tap. */
export function askedOnce(game: AnyGame): AnyGame {
  const { turnPage } = game;
  return {
    ...game,
    table: once((state) => game.table(state)),
    result: once((state) => game.result(state)),
    ...(turnPage && { turnPage: once((state) => turnPage(state)) }),
  };
}

function once<T>(make: (state: unknown) => T): (state: unknown) => T {
  const made = onceForState<object, T>();
  return (state) => made(state as object, '', () => make(state));
}
