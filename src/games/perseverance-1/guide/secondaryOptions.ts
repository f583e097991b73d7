import type { TurnOption } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { State } from '../session/state';
import { influence } from '../moments/influence/wizard';
import { secondary } from '../moments/zoneEffects/secondaryWizard';
import { allRefused, partsOf } from '../../perseverance/guide/parts';
import type { Names } from '../session/names';

type Option = TurnOption<Command, Names>;

const REFERENCES: Readonly<Record<string, Names['reference']>> = {
  soldiers: 'place-soldiers',
  community: 'leader-community',
  defense: 'leader-defense',
};

/** Influence with its prices for this Leader, and what the wizard of the other three would offer. */
export function secondaryOptions(state: State): readonly Option[] {
  const cubes = partsOf(influence.steps(state, influence.begin(state)), 'count');
  const others = partsOf(secondary.steps(state, secondary.begin(state)), 'action');
  return [
    {
      id: 'influence',
      icon: 'influence',
      label: say('lesson.do.influence'),
      ...(allRefused(cubes) && { reason: say('lesson.turn.nothing') }),
      parts: cubes,
      does: { kind: 'wizard', wizard: 'influence' },
      reference: 'influence-officer',
    },
    // To take the Leader back is no action of its own.
    ...others
      .filter(({ id }) => Object.hasOwn(REFERENCES, id))
      .map((part): Option => ({
        ...part,
        icon: part.id === 'soldiers' ? 'light' : 'leader',
        does: { kind: 'wizard', wizard: 'secondary' },
        reference: REFERENCES[part.id] ?? 'secondary-action',
      })),
  ];
}
