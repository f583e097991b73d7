import type { GameFacts, Phrase, PlayerResult, TermKind } from '@/engine';
import { resultOf } from '../../perseverance/session/resultOf';
import { say } from '../say';
import { EDITIONS, LEADERS } from '../terms';
import type { Config } from './config';
import { SOURCES } from './earned';
import type { State } from './state';

export function result(state: State): readonly PlayerResult[] | null {
  return resultOf(state.final, state.earned, SOURCES, state.left);
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
