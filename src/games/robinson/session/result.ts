import type { GameFacts, Phrase, PlayerResult, TermKind } from '@/engine';
import { nameOf, say } from '../say';
import { CHARACTERS, FRIDAY } from '../terms';
import type { Config } from './config';
import { earnedKey, playersOf, SOURCES, type State } from './state';

/** Everybody wins or everybody loses. What is counted of each is wounds, by their causes. */
export function result(state: State): readonly PlayerResult[] | null {
  const { fate, bodies, earned } = state;
  if (!fate) return null;
  const gone = state.left.map(({ id }) => id);
  return [...playersOf(state), ...gone].map((player) => {
    const causes = earned[earnedKey(player, 'wounds')] ?? {};
    return {
      player,
      score: bodies[player]?.wounds ?? 0,
      rank: 1,
      winner: fate.won && !gone.includes(player),
      ...(gone.includes(player) && { left: true as const }),
      sources: SOURCES.flatMap((source) => {
        const points = causes[source] ?? 0;
        return points === 0 ? [] : [{ source, points }];
      }),
    };
  });
}

/** The round, and why it was the last. */
export function ending({ fate }: State): Phrase | null {
  return (
    fate &&
    say('session.ending', {
      round: fate.round,
      cause: say(`session.cause.${fate.cause}`, { player: nameOf(fate.player ?? FRIDAY) }),
    })
  );
}

export function facts({ scenario, characters }: Config): GameFacts {
  // Wounds are counted: nobody is best for having the most.
  return { edition: null, scenario, roles: characters, cooperative: true, fewerIsBetter: true };
}

export function term(kind: TermKind, id: string): Phrase {
  const source = SOURCES.find((word) => word === id);
  const character = CHARACTERS.find((word) => word === id);
  if (kind === 'source' && source) return say(`session.source.${source}`);
  if (kind === 'role' && character) return say(`character.${character}`);
  // A scenario is called as the table called it.
  return say('session.own', { text: id });
}
