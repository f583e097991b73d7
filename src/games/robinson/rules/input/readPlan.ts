import { field, given, list, oneOf, refuseDoubles, refuseForm, slug, whole, type At } from '@/engine';
import { ACTIONS, type Action } from '../../terms';
import type { Assignment, PlanInput } from '../assignment';
import { planFormFault } from '../checkPlan';
import { PLAYERS, readCount, readDistinctIds, readFlag, readPeople, readPlayerId } from './fields';

const LIMITS = {
  extras: { min: 0, max: 10 },
  actions: { min: 1, max: 7 },
  assignments: { min: 0, max: 20 },
  support: { min: 0, max: 8 },
  threatPawns: { min: 1, max: 9 },
} as const;

export function readPlan(at: At): PlanInput {
  const input: PlanInput = {
    players: readDistinctIds(field(at, 'players'), PLAYERS),
    friday: readFlag(at, 'friday'),
    dog: readFlag(at, 'dog'),
    extras: given(field(at, 'extras'), (extras) => readPeople(extras, readExtra, LIMITS.extras), []),
    huntingDeck: readCount(at, 'huntingDeck'),
    assignments: list(field(at, 'assignments'), readAssignment, LIMITS.assignments),
  };
  refuseForm(at, [], planFormFault(input));
  return input;
}

function readExtra(at: At): PlanInput['extras'][number] {
  const actions = list(field(at, 'actions'), readAction, LIMITS.actions);
  refuseDoubles(field(at, 'actions'), actions);
  return { id: readPlayerId(field(at, 'id')), actions };
}

function readAssignment(at: At): Assignment {
  return {
    action: readAction(field(at, 'action')),
    lead: slug(field(at, 'lead')),
    support: given(field(at, 'support'), (pawns) => list(pawns, slug, LIMITS.support), []),
    target: given(field(at, 'target'), slug, null),
    threatPawns: given(field(at, 'threatPawns'), (pawns) => whole(pawns, LIMITS.threatPawns), null),
    ...readPawnDemands(at),
  };
}

/** What asks for more pawns than usual. */
export function readPawnDemands(at: At) {
  return {
    far: readFlag(at, 'far'),
    minusPawnField: readFlag(at, 'minusPawnField'),
    minusPawnTile: readFlag(at, 'minusPawnTile'),
  };
}

function readAction(at: At): Action {
  return oneOf(at, ACTIONS);
}
