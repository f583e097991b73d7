import type { Ask } from '@/engine';
import { say } from '../../say';
import type { Command } from '../../session/command';
import type { EffectMove } from '../../session/moves';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { askPicks } from './askPicks';

type TrainingPick = Extract<EffectMove, { effect: 'training' }>['picks'][number];

const WAYS = {
  recruit: { option: 1 },
  recruitFood: { option: 2 },
  heavy: { option: 3 },
  convert1: { option: 4, count: 1 },
  convert2: { option: 4, count: 2 },
  story: { option: 5, take: 'story' },
  valor: { option: 5, take: 'valor' },
  release: { option: 6 },
  card: { option: 7 },
} as const satisfies Record<string, TrainingPick>;
const NAMES = Object.keys(WAYS) as readonly (keyof typeof WAYS)[];
/** Of goods and Soldiers Essentials knows nothing; Valor it follows. */
const FOLLOWED: readonly (keyof typeof WAYS)[] = ['valor', 'card'];

/** Up to three different options, or four with Trainer: what cannot be picked any more says why. */
export function askTraining(ask: Ask, state: State, act: (move: EffectMove) => Command): Command | null {
  const train = (picks: readonly TrainingPick[]) => act({ effect: 'training', picks });
  const picks = askPicks<TrainingPick>(ask, {
    id: 'training',
    title: say('session.ask.training'),
    help: say('session.ask.trainingHelp'),
    most: 4,
    options: (before) =>
      NAMES.filter((name) => isFull(state) || FOLLOWED.includes(name)).map((name) => ({
        id: name,
        label: say(`session.training.${name}`),
        ...reasonAgainst(state, train([...before, WAYS[name]])),
      })),
    pick: (name) => WAYS[name as keyof typeof WAYS],
  });
  return picks && train(picks);
}
