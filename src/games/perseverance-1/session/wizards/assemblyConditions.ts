import type { OfficerRecord } from '../../rules/officerScoring';
import { officerRecord } from '../records';
import { isFull, playersOf, record, type State } from '../state';
import { CONDITIONS, type AssemblyDraft, type Condition } from './assemblyDraft';
import { saidByHand, setByHand } from './byHandFigures';

export type Conditions = Readonly<Record<Condition, number>>;

/** What the Officers look at as far as it is followed: Patrols and dice in Essentials too. */
export function trackedConditions(state: State, id: string): Conditions {
  const { areas, ...tracked } = officerRecord(state, id);
  return isFull(state)
    ? { ...tracked, area: Math.max(0, ...areas) }
    : { area: 0, patrols: tracked.patrols, settlements: 0, dice: tracked.dice, wallsAndTraps: 0 };
}

/** What was asked in Essentials does not count against what is followed by now; what was set by hand does. */
export function conditionsOf(state: State, draft: AssemblyDraft, id: string): Conditions {
  const tracked = trackedConditions(state, id);
  const asked = Object.hasOwn(draft.records, id) ? (draft.records[id] ?? {}) : {};
  return record(CONDITIONS, (condition) => {
    const said = isFull(state) ? saidByHand(draft.byHand, lineOf(id, condition)) : asked[condition];
    return said ?? tracked[condition];
  });
}

export function writeCondition(
  state: State,
  draft: AssemblyDraft,
  id: string,
  condition: Condition,
  to: number | null,
): AssemblyDraft {
  if (isFull(state)) return { ...draft, byHand: setByHand(draft.byHand, lineOf(id, condition), to) };
  const own = Object.hasOwn(draft.records, id) ? (draft.records[id] ?? {}) : {};
  return {
    ...draft,
    records: { ...draft.records, [id]: setByHand(own as Readonly<Record<string, number>>, condition, to) },
  };
}

export function recordsOf(state: State, draft: AssemblyDraft): readonly OfficerRecord[] {
  return playersOf(state).map((id) => {
    const { area, ...rest } = conditionsOf(state, draft, id);
    return { id, areas: [area], ...rest };
  });
}

function lineOf(id: string, condition: Condition): string {
  return `condition:${condition}:${id}`;
}
