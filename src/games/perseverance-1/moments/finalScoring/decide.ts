import { ok, type Ruling } from '@/engine';
import {
  closeGame,
  gainsSince,
  handsBack,
  openAgain,
} from '../../../perseverance/moments/finalScoring/closing';
import { finalScoring, type FinalScoringResult } from './rule';
import type { Command, Correction } from '../../session/command';
import { happened } from '../../session/event';
import { countedAtEnd } from '../../session/known';
import { finalPlayer } from '../../session/records';
import { refuse } from '../../session/refuse';
import { isFull, playersOf, type State } from '../../session/state';
import { soldiersOf } from '../../session/supplies';
import { correctTo } from '../../session/decide/count';
import { chain, followersIn, trackedDeltas, type Decision } from '../../session/decide/decision';

/** The majorities of the defence and the leftovers; then what the table set by hand; then the places. */
export function resolveFinal(
  state: State,
  { players, counted }: Extract<Command, { type: 'resolveFinal' }>,
  corrections: readonly Correction[] = [],
): Decision {
  if (!isFull(state) && players === null) return refuse('holdingsNeeded');
  const outcome = finalOutcome(state, players);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const scored = happened(
    'finalScored',
    { followers: followersIn(figures.deltas) },
    [
      ...trackedDeltas(state, figures.deltas),
      ...(!isFull(state) && players ? [countedAtEnd(state, players, counted)] : []),
    ],
    explanation,
  );
  const soldiers = new Map(figures.ranking.map((place) => [place.id, place.soldiers]));
  return chain(
    state,
    ok([scored]),
    ...corrections.map((correction) => (after: State) => correctTo(after, correction)),
    (after) => closeGame(after, (id) => soldiers.get(id) ?? 0, gainsSince(state, after)),
  );
}

/** Every source of the end, with everything that the wizard shows of it. */
export function finalOutcome(
  state: State,
  players: Extract<Command, { type: 'resolveFinal' }>['players'],
): Ruling<FinalScoringResult> {
  const { edition, deterministic, box } = state.config;
  return finalScoring.ask({
    edition,
    deterministicThreat: deterministic.threat,
    players: players ?? playersOf(state).map((id) => finalPlayer(state, id)),
    defenseScale: box.defenseScale,
  });
}

/** Ends the game as it is: no final scoring, places by Followers and then by Soldiers. */
export function finish(state: State): Decision {
  return closeGame(state, (id) => (isFull(state) ? army(state, id) : 0), {});
}

/** What final scoring gave is taken back, so that it can be counted again; what was set by hand goes first. */
export function reopen(state: State): Decision {
  if (state.phase !== 'finished') return refuse('notFinished');
  const ruled = (player: string) => {
    const { defense = 0, leftovers = 0 } = state.earned[player] ?? {};
    return defense + leftovers;
  };
  return chain(
    state,
    ok([]),
    ...handsBack(state, ruled).map(({ owner, by }) => (after: State) => {
      const to = (after.players[owner]?.followers ?? 0) - by;
      return correctTo(after, { owner, counter: 'followers', to });
    }),
    (after) => openAgain(after, ruled),
  );
}

function army(state: State, id: string): number {
  return (['light', 'heavy'] as const).reduce((sum, kind) => {
    const { onBoard, onPatrol, inDefense } = soldiersOf(state, id, kind);
    return sum + onBoard + onPatrol + inDefense;
  }, 0);
}
