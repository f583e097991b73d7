import { ok, type Outcome, type Refusal, type Result } from '@/engine';
import { rankFinal } from '../../../perseverance/rankFinal';
import { finalScoring, type FinalScoringResult } from '../../rules/finalScoring';
import { readFinalScoring } from '../../rules/input/readFinalScoring';
import type { Command } from '../command';
import { happened } from '../event';
import { finalPlayer } from '../records';
import { no } from '../refuse';
import { isFull, playersOf, type FinalPlace, type State } from '../state';
import { soldiersOf } from '../supplies';
import { chain, count, followersIn, trackedDeltas, type Decision } from './decision';
import { resolveRaw } from './resolveRaw';

/** The majorities of the defence and the leftovers; then the places. */
export function resolveFinal(
  state: State,
  { players }: Extract<Command, { type: 'resolveFinal' }>,
): Decision {
  if (!isFull(state) && players === null) return no('holdingsNeeded');
  const outcome = finalOutcome(state, players);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const gains = followersIn(figures.deltas);
  const places = figures.ranking.map(({ id, followers, rank }) => ({ player: id, followers, rank }));
  const scored = happened(
    'finalScored',
    { followers: gains },
    trackedDeltas(state, figures.deltas),
    explanation,
  );
  return chain(state, ok([scored]), () => close(places, gains));
}

/** Every source of the end, with everything that the wizard shows of it. */
export function finalOutcome(
  state: State,
  players: Extract<Command, { type: 'resolveFinal' }>['players'],
): Result<Outcome<FinalScoringResult>, Refusal> {
  const { edition, deterministic, box } = state.config;
  return resolveRaw(readFinalScoring, finalScoring, {
    edition,
    deterministicThreat: deterministic.threat,
    players: players ?? playersOf(state).map((id) => finalPlayer(state, id)),
    defenseScale: box.defenseScale,
  });
}

/** Ends the game as it stands: no final scoring, places by Followers and then by Soldiers. */
export function finish(state: State): Decision {
  const scores = playersOf(state).map((id) => ({
    id,
    followers: state.players[id]?.followers ?? 0,
    tiebreak: isFull(state) ? army(state, id) : 0,
  }));
  const followers = new Map(scores.map((score) => [score.id, score.followers]));
  const places = rankFinal(scores).places.map(({ id, rank }) => ({
    player: id,
    followers: followers.get(id) ?? 0,
    rank,
  }));
  return close(places, {});
}

/** What final scoring gave is taken back, so that it can be counted again. */
export function reopen(state: State): Decision {
  if (state.phase !== 'finished') return no('notFinished');
  const back = Object.entries(state.final?.gains ?? {}).map(([player, by]) =>
    count(player, 'followers', -by),
  );
  const phase = state.final && Object.keys(state.final.gains).length > 0 ? 'end' : 'play';
  return ok([
    happened('gameReopened', {}, [...back, { what: 'final', to: null }, { what: 'phase', to: phase }]),
  ]);
}

function close(places: readonly FinalPlace[], gains: Readonly<Record<string, number>>): Decision {
  return ok([
    happened('gameFinished', { places }, [
      { what: 'final', to: { places, gains } },
      { what: 'phase', to: 'finished' },
    ]),
  ]);
}

function army(state: State, id: string): number {
  return (['light', 'heavy'] as const).reduce((sum, kind) => {
    const { onBoard, onPatrol, inDefense } = soldiersOf(state, id, kind);
    return sum + onBoard + onPatrol + inDefense;
  }, 0);
}
