import { chainDecisions, ok, type Ruling } from '@/engine';
import { carry } from '../../rules/books';
import { settle as settleRule, type SettleResult } from './rule';
import { say } from '../../say';
import { RESOURCES, type Caravan } from '../../terms';
import type { Change } from '../../session/change';
import type { Command, Correction } from '../../session/command';
import { happened } from '../../session/event';
import { evolve } from '../../session/evolve';
import { LOCATION_LENGTH } from '../../session/limits';
import { refuse } from '../../session/refuse';
import { hordesOnMap, type State } from '../../session/state';
import { correctTo } from '../../session/decide/count';
import { caravanChanges, type Decision } from '../../session/decide/decision';

type Settle = Extract<Command, { type: 'settle' }>;

/** After an Encounter: the Hordes on the map take their toll, then the Settlement story tells how it ends. */
export function settle(
  state: State,
  { removals, won, location }: Settle,
  corrections: readonly Correction[] = [],
): Decision {
  if (state.phase !== 'decide') return refuse('settleLater');
  const outcome = computeSettle(state, removals);
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
    (after: State) => finish(after, won, shortened(location ?? '')),
  );
}

function shortened(name: string): string {
  return [...name.trim()].slice(0, LOCATION_LENGTH).join('');
}

export function computeSettle(
  state: Pick<State, 'caravan' | 'hordes'>,
  removals: Caravan | null,
): Ruling<SettleResult> {
  return settleRule.ask({
    caravan: state.caravan,
    hordes: hordesOnMap(state),
    removals: removals ?? undefined,
  });
}

/** Everybody wins or loses together. Null: the table gave up before it settled. */
export function finish({ caravan, phase }: State, won: boolean, place: string | null): Decision {
  const settled = place !== null;
  const location = place === '' ? null : place;
  return ok([
    happened('gameFinished', { won, settled, survivors: caravan.survivors, location }, [
      { what: 'fate', to: { won, settled, location, phase } },
      { what: 'phase', to: 'finished' },
    ]),
  ]);
}

/** The settlement is taken back, and with it what the Hordes took for it. */
export function reopen({ phase, fate, earned }: State): Decision {
  if (phase !== 'finished') return refuse('notFinished');
  const taken = RESOURCES.flatMap((resource) => {
    const by = -(earned[resource].horde ?? 0);
    return by === 0 ? [] : [{ resource, by }];
  });
  const changes: readonly Change[] = [
    ...taken.map(({ resource, by }): Change => ({ what: 'resource', resource, by, from: 'horde' })),
    { what: 'fate', to: null },
    { what: 'phase', to: fate?.phase ?? 'decide' },
  ];
  const why = taken.map(({ resource, by }) => ({
    rule: say('session.why.returned', { resource: say(`resource.${resource}`), count: by }),
    deltas: [carry(resource, by)],
  }));
  return ok([
    why.length > 0 ? happened('gameReopened', {}, changes, why) : happened('gameReopened', {}, changes),
  ]);
}
