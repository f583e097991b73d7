import { read, unwrap, type ToldLine, type ToldRow, type WizardStep } from '@/engine';
import { DISSENTERS } from '@/games/perseverance/dissenters';
import { assembly } from '@/games/perseverance-1/session/wizards/assembly';
import type { AssemblyDraft } from '@/games/perseverance-1/session/wizards/assemblyDraft';
import type { State } from '@/games/perseverance-1/session/state';

export type Step = WizardStep<AssemblyDraft>;

/** A killed app comes back with the same draft. */
export function restart(state: State, draft: AssemblyDraft): AssemblyDraft {
  return unwrap(read(JSON.parse(JSON.stringify(draft)), (at) => assembly.readDraft(at, state)));
}

export function stepOf(state: State, draft: AssemblyDraft, id: string): Step {
  const step = assembly.steps(state, draft).find((candidate) => candidate.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
}

/** Sets one number, whether the step asks for it or tells it and lets the table set it. */
export function type(
  state: State,
  draft: AssemblyDraft,
  step: string,
  figure: string,
  to: number,
): AssemblyDraft {
  const asked = stepOf(state, draft, step);
  const found =
    asked.kind === 'figures'
      ? asked.figures.find(({ id }) => id === figure)
      : (linesOf(asked).find(({ id }) => id === figure) ?? rowsOf(asked).find(({ id }) => id === figure))
          ?.byHand;
  if (!found) throw new Error(`${step} does not ask for ${figure}`);
  return restart(state, found.write(to));
}

/** Lines of any step that tells. */
export function linesOf(step: Step): readonly ToldLine<AssemblyDraft>[] {
  if (step.kind === 'told') return step.lines;
  if (step.kind === 'scenes') return step.scenes;
  return step.kind === 'table' ? (step.lines ?? []) : [];
}

/** Rows of the tables of a step. */
export function rowsOf(step: Step): readonly ToldRow<AssemblyDraft>[] {
  return step.kind === 'table' ? step.tables.flatMap(({ rows }) => rows) : [];
}

export function tap(state: State, draft: AssemblyDraft, step: string, option: string): AssemblyDraft {
  const asked = stepOf(state, draft, step);
  const found = asked.kind === 'choice' ? asked.options.find(({ id }) => id === option) : undefined;
  if (!found) throw new Error(`${step} has no ${option}`);
  return restart(state, found.write());
}

/** The way to answer that stands back. */
export function goOtherwise(state: State, draft: AssemblyDraft, step: string): AssemblyDraft {
  const asked = stepOf(state, draft, step);
  const way = asked.kind === 'secret' || asked.kind === 'choice' ? asked.otherwise : undefined;
  if (!way) throw new Error(`${step} has no other way`);
  return restart(state, way.write());
}

/** The phone goes round: whoever holds tiles takes what is wished for each of them. */
export function whisper(
  state: State,
  draft: AssemblyDraft,
  wishes: (zone: string) => string,
  holder?: string,
): AssemblyDraft {
  const asked = stepOf(state, draft, 'secret');
  const turns = asked.kind === 'secret' ? asked.turns : [];
  let current = draft;
  for (const { id } of turns.filter((turn) => holder === undefined || turn.id === holder)) {
    const now = stepOf(state, current, 'secret');
    const turn = now.kind === 'secret' ? now.turns.find((one) => one.id === id) : undefined;
    const option = turn?.options.find((one) =>
      one.id.split('+').every((part) => part === `${part.split(':')[0]}:${wishes(part.split(':')[0] ?? '')}`),
    );
    if (!option) throw new Error(`${id} cannot take that`);
    current = restart(state, option.write());
  }
  return current;
}

/** Figure by line, as a step tells it. */
export function told(state: State, draft: AssemblyDraft, id: string): Readonly<Record<string, string>> {
  return Object.fromEntries(linesOf(stepOf(state, draft, id)).map((line) => [line.id, line.figure ?? '']));
}

export interface GoldenZone {
  readonly settlements: number;
  readonly presence: Readonly<Record<string, number>>;
  readonly choice?: 'production' | 'votes' | null;
}

/** A case typed in zone by zone; the ids of a case are given to the seats in their order. */
export function enter(
  state: State,
  zones: Readonly<Record<string, GoldenZone>>,
  seatOf: (id: string) => string,
  way: 'phone' | 'tiles',
): AssemblyDraft {
  let draft = assembly.begin(state);
  for (const [zone, { settlements, presence }] of Object.entries(zones)) {
    for (const owner of [...state.config.seats.map(({ id }) => id), DISSENTERS])
      if (owner !== DISSENTERS || state.config.seats.length === 2)
        draft = type(state, draft, 'presence', `${zone}:${owner}`, 0);
    for (const [id, pieces] of Object.entries(presence))
      draft = type(state, draft, 'presence', `${zone}:${seatOf(id)}`, pieces);
    draft = type(state, draft, 'presence', `${zone}:settlements`, settlements);
  }
  if (!assembly.steps(state, draft).some(({ id }) => id === 'secret')) return draft;
  if (way === 'tiles') draft = goOtherwise(state, draft, 'secret');
  else return whisper(state, draft, (zone) => zones[zone]?.choice ?? 'votes');
  for (const [zone, { choice }] of Object.entries(zones))
    if (choice) draft = tap(state, draft, `tile:${zone}`, choice);
  return draft;
}
