import type { OfficerRecord } from '../../rules/officerScoring';
import { lastCount, type CountedFigure } from '../../../perseverance/session/level';
import { FIGURE } from '../known';
import { officerRecord } from '../records';
import { isFull, playersOf, record, type State } from '../state';
import { CONDITIONS, type AssemblyDraft, type Condition } from './assemblyDraft';
import { saidByHand, setByHand } from './byHandFigures';

export type Conditions = Readonly<Record<Condition, number>>;

/**
 * What the Officers look at as far as it is followed: Patrols and dice in Essentials too, the rest as it was counted
 * last.
 */
export function trackedConditions(state: State, id: string): Conditions {
  const { areas, ...tracked } = officerRecord(state, id);
  if (isFull(state)) return { ...tracked, area: Math.max(0, ...areas) };
  const last = (what: Condition) => lastCount(state, conditionName(what, id))?.value ?? 0;
  return {
    area: last('area'),
    patrols: tracked.patrols,
    settlements: last('settlements'),
    dice: tracked.dice,
    wallsAndTraps: last('wallsAndTraps'),
  };
}

/** Followed at both levels. */
const FOLLOWED: readonly Condition[] = ['patrols', 'dice'];

/** What is known of a figure that has to be asked for; null where it is followed or was said just now. */
export function conditionKnown(
  state: State,
  draft: AssemblyDraft,
  id: string,
  condition: Condition,
): { readonly last: CountedFigure | null } | null {
  const said = Object.hasOwn(draft.records, id) && draft.records[id]?.[condition] !== undefined;
  if (isFull(state) || FOLLOWED.includes(condition) || said) return null;
  return { last: lastCount(state, conditionName(condition, id)) };
}

export function conditionName(condition: Condition, id: string): string {
  return FIGURE.of(condition, id);
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
