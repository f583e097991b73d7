import { chainDecisions, ok, resolveRaw, type Outcome, type Refusal, type Result } from '@/engine';
import { readSettle } from '../../rules/input/readSettle';
import { settle as settleDown, type SettleResult } from '../../rules/settle';
import type { Caravan } from '../../terms';
import type { Command, Correction } from '../command';
import { happened } from '../event';
import { evolve } from '../evolve';
import { no } from '../refuse';
import { hordesOnMap, type State } from '../state';
import { correctTo } from './count';
import { caravanChanges, type Decision } from './decision';

type Settle = Extract<Command, { type: 'settle' }>;

/** After an Encounter: the Hordes on the map take their toll, then the Settlement story tells how it ends. */
export function settle(
  state: State,
  { removals, won }: Settle,
  corrections: readonly Correction[] = [],
): Decision {
  if (state.phase !== 'decide') return no('settleLater');
  const outcome = workedSettle(state, removals);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const settled = happened(
    'settled',
    { hordes: hordesOnMap(state), paid: figures.paid, left: figures.left },
    caravanChanges(state, figures.caravan, 'horde'),
    explanation,
  );
  return chainDecisions(
    evolve,
    state,
    ok([settled]),
    ...corrections.map((correction) => (after: State) => correctTo(after, correction)),
    (after: State) => finish(after, won, true),
  );
}

export function workedSettle(
  state: Pick<State, 'caravan' | 'hordes'>,
  removals: Caravan | null,
): Result<Outcome<SettleResult>, Refusal> {
  return resolveRaw(readSettle, settleDown, {
    caravan: state.caravan,
    hordes: hordesOnMap(state),
    ...(removals && { removals }),
  });
}

/** Everybody wins or loses together. */
export function finish({ caravan }: State, won: boolean, settled: boolean): Decision {
  return ok([
    happened('gameFinished', { won, settled, survivors: caravan.survivors }, [
      { what: 'fate', to: { won, settled } },
      { what: 'phase', to: 'finished' },
    ]),
  ]);
}

export function reopen(state: State): Decision {
  if (state.phase !== 'finished') return no('notFinished');
  return ok([
    happened('gameReopened', {}, [
      { what: 'fate', to: null },
      { what: 'phase', to: 'decide' },
    ]),
  ]);
}
