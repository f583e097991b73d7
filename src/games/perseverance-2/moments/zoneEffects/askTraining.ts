import type { Ask } from '@/engine';
import { hasEffect } from '../../perks';
import { say } from '../../say';
import type { Command } from '../../session/command';
import type { EffectMove } from '../../session/moves';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';

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
type Way = keyof typeof WAYS;
const NAMES = Object.keys(WAYS) as readonly Way[];
/** Of goods and Soldiers Essentials knows nothing; Valor it follows. */
const FOLLOWED: readonly Way[] = ['valor', 'card'];
/** With Trainer; without, the rules say no to the fourth. */
const MOST = 4;

/** Up to three different options, or four with Trainer: what cannot be picked any more says why. */
export function askTraining(
  ask: Ask,
  state: State,
  player: string,
  act: (move: EffectMove) => Command,
): EffectMove | null {
  const train = (ways: readonly Way[]): EffectMove => ({
    effect: 'training',
    picks: ways.map((way) => WAYS[way]),
  });
  const picked = ask.pick<Way>({
    id: 'training',
    title: say('session.ask.training'),
    help: say('session.ask.trainingHelp'),
    most: MOST,
    ...(hasEffect(seatOf(state, player).perks, 'trainingPicks') && { repeats: true }),
    options: (before) =>
      NAMES.filter((name) => isFull(state) || FOLLOWED.includes(name)).map((name) => ({
        id: name,
        label: say(`session.training.${name}`),
        ...reasonAgainst(state, act(train([...before, name]))),
      })),
    missing: (ways) => (ways.length === 0 ? say('refusal.noPick') : null),
  });
  return picked.length === 0 ? null : train(picked);
}
