import type { GameFacts, Phrase, PlayerResult, TermKind } from '@/engine';
import { say } from '../say';
import { factionOf, type Config } from './config';
import { playersOf, SOURCES, type State } from './state';

/** Everybody wins or loses together; the score is the people who were saved. */
export function result({ fate, ...state }: State): readonly PlayerResult[] | null {
  if (!fate) return null;
  const { survivors } = state.earned;
  const sources = SOURCES.flatMap((source) => {
    const points = survivors[source] ?? 0;
    return points === 0 ? [] : [{ source, points }];
  });
  const gone = state.left.map(({ id }) => id);
  return [...playersOf({ ...state, fate }), ...gone].map((player) => ({
    player,
    score: state.caravan.survivors,
    rank: 1,
    winner: fate.won && !gone.includes(player),
    sources,
    ...(gone.includes(player) && { left: true as const }),
  }));
}

/** How the settlement fared, where it is and when the caravan stopped. */
export function ending({ fate, turn }: State): Phrase | null {
  if (!fate) return null;
  const words = { fate: say(`session.ending.${fate.won ? 'won' : fate.settled ? 'lost' : 'gaveUp'}`), turn };
  return fate.location === null
    ? say('session.ending.plain', words)
    : say('session.ending.at', { ...words, location: fate.location });
}

/** The Faction is what somebody plays, by the name that the table gave it. */
export function facts(config: Config): GameFacts {
  const roles = config.seats.flatMap(({ id }) => {
    const faction = factionOf(config, id)?.faction ?? null;
    return faction === null ? [] : [[id, faction] as const];
  });
  // There are no scenarios: every caravan sets out alike, and where it settles is only known in the end.
  return { edition: null, scenario: null, roles: Object.fromEntries(roles), cooperative: true };
}

export function term(kind: TermKind, id: string): Phrase {
  const source = SOURCES.find((word) => word === id);
  if (kind === 'source' && source) return say(`session.source.${source}`);
  return say('session.factionName', { faction: id });
}
