import type { OpenSession } from '@/state/openSession';
import type { Routes } from '../navigation';

type Place = readonly ['Turn', Routes['Turn']] | readonly ['Wizard', Routes['Wizard']];

/** Where a wizard is shown: the one of the turn has a page of its own. */
export function wizardPlace({ id, game, session }: OpenSession, wizard: string): Place {
  return game.turnPage?.(session.state)?.wizard === wizard ? ['Turn', { id }] : ['Wizard', { id, wizard }];
}
