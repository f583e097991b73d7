import { read, unwrap, type WizardStep } from '@/engine';
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

/** Types one number, if the step asks for it. */
export function type(
  state: State,
  draft: AssemblyDraft,
  step: string,
  figure: string,
  to: number,
): AssemblyDraft {
  const asked = stepOf(state, draft, step);
  const found = asked.kind === 'figures' ? asked.figures.find(({ id }) => id === figure) : undefined;
  if (!found) throw new Error(`${step} does not ask for ${figure}`);
  return restart(state, found.write(to));
}

export function tap(state: State, draft: AssemblyDraft, step: string, option: string): AssemblyDraft {
  const asked = stepOf(state, draft, step);
  const found = asked.kind === 'choice' ? asked.options.find(({ id }) => id === option) : undefined;
  if (!found) throw new Error(`${step} has no ${option}`);
  return restart(state, found.write());
}

/** One player takes the phone and chooses. */
export function whisper(state: State, draft: AssemblyDraft, zone: string, option: string): AssemblyDraft {
  const asked = stepOf(state, draft, 'secret');
  const turn = asked.kind === 'secret' ? asked.turns.find(({ id }) => id === zone) : undefined;
  const found = turn?.options.find(({ id }) => id === option);
  if (!found) throw new Error(`nobody is asked for ${zone}`);
  return restart(state, found.write());
}

/** Figure by line, as a told step shows it. */
export function told(state: State, draft: AssemblyDraft, id: string): Readonly<Record<string, string>> {
  const step = stepOf(state, draft, id);
  return step.kind === 'told'
    ? Object.fromEntries(step.lines.map((line) => [line.id, line.figure ?? '']))
    : {};
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
  const asked = assembly.steps(state, draft).some(({ id }) => id === 'way');
  if (!asked) return draft;
  draft = tap(state, draft, 'way', way);
  for (const [zone, { choice }] of Object.entries(zones)) {
    const step = assembly.steps(state, draft).find(({ id }) => id === 'secret');
    const held = way === 'tiles' || (step?.kind === 'secret' && step.turns.some(({ id }) => id === zone));
    if (!choice || !held) continue;
    draft = way === 'phone' ? whisper(state, draft, zone, choice) : tap(state, draft, `tile-${zone}`, choice);
  }
  return draft;
}
