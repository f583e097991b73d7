import type { HubNeeds } from '@/live/rooms';

const MINUTE = 60_000;
const PER_ADDRESS = 10;
const PER_HUB = 100;

/** Six letters can be tried, so they are counted: wrong ones of the last minute. */
export function createGuesses(now: () => number): Pick<HubNeeds, 'mayGuess' | 'guessedRight'> {
  let guesses: readonly { readonly address: string; readonly at: number }[] = [];
  return {
    mayGuess: (address) => {
      const time = now();
      guesses = guesses.filter(({ at }) => Math.abs(time - at) < MINUTE);
      const mine = guesses.filter((guess) => guess.address === address).length;
      if (mine >= PER_ADDRESS || guesses.length >= PER_HUB) return false;
      // Counted before the answer is known, or many at once would all be the first.
      guesses = [...guesses, { address, at: time }];
      return true;
    },
    guessedRight: (address) => {
      const last = guesses.findLastIndex((guess) => guess.address === address);
      guesses = guesses.filter((_, i) => i !== last);
    },
  };
}
