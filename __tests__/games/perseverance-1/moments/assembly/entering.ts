import type { Draft } from '@/engine';
import { DISSENTERS } from '@/games/perseverance/dissenters';
import { assembly } from '@/games/perseverance-1/moments/assembly/wizard';
import type { State } from '@/games/perseverance-1/session/state';
import { linesOf, rowsOf, answering } from '../../../support/answering';

export const { goOtherwise, pick, stepOf, told, type, whisper } = answering(assembly);
export { linesOf, rowsOf };

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
): Draft {
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
    if (choice) draft = pick(state, draft, 'tiles', `tile:${zone}`, choice);
  return draft;
}
