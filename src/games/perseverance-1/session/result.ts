import type { GameFacts, Phrase, PlayerResult, TermKind } from '@/engine';
import { say } from '../say';
import { EDITIONS, LEADERS } from '../terms';
import type { Config } from './config';
import { SOURCES } from './earned';
import type { State } from './state';

/** The final places with the way to them; null while the game goes on. */
export function result(state: State): readonly PlayerResult[] | null {
  return (
    state.final?.places.map(({ player, followers, rank }) => {
      const earned = state.earned[player] ?? {};
      return {
        player,
        score: followers,
        rank,
        winner: rank === 1,
        sources: SOURCES.flatMap((source) => {
          const points = earned[source] ?? 0;
          return points === 0 ? [] : [{ source, points }];
        }),
      };
    }) ?? null
  );
}

export function facts({ edition, leaders }: Config): GameFacts {
  return { edition, scenario: null, roles: leaders, cooperative: false };
}

export function term(kind: TermKind, id: string): Phrase {
  const known = <K extends string>(ids: readonly K[]) => ids.find((word) => word === id);
  const [source, edition, leader] = [known(SOURCES), known(EDITIONS), known(LEADERS)];
  if (kind === 'source' && source) return say(`session.source.${source}`);
  if (kind === 'edition' && edition) return say(`session.edition.${edition}`);
  if (kind === 'role' && leader) return say(`leader.${leader}`);
  return say('session.unknownTerm', { id });
}
