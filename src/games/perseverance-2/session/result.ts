import type { GameFacts, Phrase, PlayerResult, TermKind } from '@/engine';
import { resultOf } from '../../perseverance/session/resultOf';
import { say } from '../say';
import { LEADERS } from '../terms';
import type { Config } from './config';
import { SOURCES } from './earned';
import type { State } from './state';

export function result(state: State): readonly PlayerResult[] | null {
  return resultOf(state.final, state.earned, SOURCES, state.left);
}

export function facts({ leaders }: Config): GameFacts {
  return { edition: null, scenario: null, roles: leaders, cooperative: false };
}

export function term(kind: TermKind, id: string): Phrase {
  const source = SOURCES.find((word) => word === id);
  const leader = LEADERS.find((word) => word === id);
  if (kind === 'source' && source) return say(`session.source.${source}`);
  if (kind === 'role' && leader) return say(`session.leader.${leader}`);
  return say('session.unknownTerm', { id });
}
