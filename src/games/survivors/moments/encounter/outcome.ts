import { ok, type Outcome } from '@/engine';
import { caravanChange } from './caravanChange';
import { hordePlace } from '../travel/hordePlace';
import { RESOURCES, SKILLS } from '../../terms';
import type { Change } from '../../session/change';
import type { OutcomeKind, OutcomeMove } from '../../session/command';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { factionState, hordePlaces, type State } from '../../session/state';
import { caravanChanges, cardChanges, type Decision } from '../../session/decide/decision';

/** A Penalty, a Reward or a Bonus as the Encounter Guide prints it. */
export function takeOutcome(state: State, kind: OutcomeKind, move: OutcomeMove): Decision {
  const gains = caravanChange.ask({
    caravan: state.caravan,
    changes: RESOURCES.filter((resource) => move.changes[resource] !== 0).map((resource) => ({
      resource,
      amount: move.changes[resource],
    })),
  });
  if (!gains.ok) return gains;
  for (const [player, cards] of Object.entries(move.drawn)) {
    if (!factionState(state, player)) return refuse('unknownPlayer');
    if (SKILLS.some((deck) => !Number.isInteger(cards[deck]) || cards[deck] < 0 || cards[deck] > 9))
      return refuse('tooManyCards');
  }
  const board = moveHordes(state, move);
  if (!board.ok) return board;
  return ok([
    happened(
      'outcomeTaken',
      { kind },
      [
        ...caravanChanges(state, gains.value.figures.caravan, kind),
        ...cardChanges(move.drawn, 1),
        ...board.value.changes,
      ],
      [...gains.value.explanation, ...board.value.explanation],
    ),
  ]);
}

/** Hordes that the Encounter takes away, then those it brings. */
function moveHordes(state: State, { addHordes, removeHordes }: OutcomeMove) {
  const nothing: { readonly changes: readonly Change[]; readonly explanation: Outcome['explanation'] } = {
    changes: [],
    explanation: [],
  };
  if (addHordes.length + removeHordes.length === 0) return ok(nothing);
  const placed = hordePlace.ask({
    hordes: hordePlaces(state),
    add: addHordes,
    remove: removeHordes,
  });
  if (!placed.ok) return placed;
  const { hordes } = placed.value.figures;
  const ring = hordes.flatMap((place) => (place === 'E' ? [] : [place]));
  const encounter = hordes.includes('E') ? state.hordes.encounter : 0;
  return ok({
    changes: [{ what: 'hordes' as const, to: { encounter, ring } }],
    explanation: placed.value.explanation,
  });
}
