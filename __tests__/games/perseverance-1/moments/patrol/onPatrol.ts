import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import type { Edition } from '@/games/perseverance-1/terms';
import { newTable, play } from '../../session/playing';

/** Ana on a Patrol of two stages, with so many Soldiers and her tokens where the case has them. */
export function onPatrol(
  { light, heavy }: { readonly light: number; readonly heavy: number },
  {
    edition = 'published-2021',
    deterministic = false,
    tokens = { light: 0, heavy: 0 },
    stages = 2,
  }: {
    readonly edition?: Edition;
    readonly deterministic?: boolean;
    readonly tokens?: { readonly light: number; readonly heavy: number };
    readonly stages?: number;
  } = {},
): State {
  const set = (counter: 'lightSoldier' | 'heavySoldier' | 'threatLight' | 'threatHeavy', to: number) =>
    to === (counter === 'lightSoldier' ? 1 : 0)
      ? []
      : [{ type: 'correct', owner: 'ana', counter, to } as const satisfies Command];
  return play(
    newTable(3, { edition, 'deterministic.threat': deterministic }),
    ...set('lightSoldier', light),
    ...set('heavySoldier', heavy),
    ...set('threatLight', tokens.light),
    ...set('threatHeavy', tokens.heavy),
    { type: 'patrolBegin', player: 'ana', soldiers: { light, heavy }, stages, requirement: 1 },
  );
}
