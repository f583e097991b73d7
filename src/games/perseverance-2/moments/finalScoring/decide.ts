import { ok, type Ruling } from '@/engine';
import {
  closeGame,
  gainsSince,
  handsBack,
  openAgain,
} from '../../../perseverance/moments/finalScoring/closing';
import { followersIn, valueOf } from '../../../perseverance/session/tableChange';
import { correctTo } from '../../../perseverance/session/counting';
import { finalScoring, type FinalScoringResult } from './rule';
import type { Correction, RuledCommand } from '../../session/command';
import { counting } from '../../session/counting';
import { happened, type Decision } from '../../session/event';
import { knownHoldings, type Holdings } from '../../session/known';
import { rulesPlayers, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { countedAtEnd } from '../../session/remembered';
import { isFull, type State } from '../../session/state';
import { chain, changesIn } from '../../session/decide/decision';

type Final = Extract<RuledCommand, { type: 'resolveFinal' }>;

/** Captured Dinos and leftovers; then the overrides of the table; then the places, ties by Perks. */
export function resolveFinal(
  state: State,
  { holdings }: Pick<Final, 'holdings'> = {},
  corrections: readonly Correction[] = [],
): Decision {
  if (!isFull(state) && !holdings) return refuse('holdingsNeeded');
  const outcome = finalOutcome(state, holdings);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const score = happened(
    'finalScored',
    { followers: followersIn(figures.deltas) },
    [
      ...changesIn(state, figures.deltas),
      ...(!isFull(state) && holdings ? [countedAtEnd(state, holdings)] : []),
    ],
    explanation,
  );
  return chain(
    state,
    ok([score]),
    ...corrections.map((correction) => (after: State) => correctTo(counting, after, correction)),
    (after) => closeGame(after, (id) => seatOf(after, id).perks.length, gainsSince(state, after)),
  );
}

export function finalOutcome(
  state: State,
  holdings: NonNullable<Final['holdings']> = {},
): Ruling<FinalScoringResult> {
  return finalScoring.ask({
    players: rulesPlayers(state).map((player) => ({
      ...player,
      ...(isFull(state) ? {} : leftOf(state, holdings, player.id)),
    })),
  });
}

function leftOf(state: State, holdings: NonNullable<Final['holdings']>, id: string): Holdings {
  return knownHoldings(state, id, Object.hasOwn(holdings, id) ? holdings[id] : undefined);
}

/** Ends the game as it is now. */
export function finish(state: State): Decision {
  return closeGame(state, (id) => seatOf(state, id).perks.length, {});
}

/** Takes back what final scoring gave, overrides first. */
export function reopen(state: State): Decision {
  const ruled = (player: string) => {
    const { captured = 0, leftovers = 0 } = state.earned[player] ?? {};
    return captured + leftovers;
  };
  if (state.phase !== 'finished') return refuse('notFinished');
  return chain(
    state,
    ok([]),
    ...handsBack(state, ruled).map(({ owner, by }) => (after: State) => {
      const to = valueOf(after, owner, 'followers') - by;
      return correctTo(counting, after, { owner, counter: 'followers', to });
    }),
    (after) => openAgain(after, ruled),
  );
}
