import type { Ask } from '@/engine';
import { amount, assetName, say } from '../../say';
import type { Row } from '../../terms';
import type { ActionCommand, SoldierMove, Spot, TrainingMove } from '../../session/command';
import { activeLeader } from '../../session/decide/actingPlayer';
import type { State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { askRow, askSoldiers, reasonAgainstRows } from './askSpace';
import { reasonAgainst, outlook } from '../../session/wizards/wizard';

const OPTIONS = ['light', 'light-food', 'heavy-mr', 'story', 'convert', 'place'] as const;
const MOST = 3;

type NaturalLeader = { readonly row: Row; readonly spot: Spot | null } | null;

/** Up to three options, each with what it costs and gives at that moment; then Keoni's own Soldier. */
export function askTraining(ask: Ask, state: State, player: string): ActionCommand | null {
  const steps: TrainingMove[] = [];
  while (steps.length < MOST) {
    const number = steps.length + 1;
    const option = ask.choose<(typeof OPTIONS)[number] | 'done'>({
      id: `training:${number}`,
      title: say('session.act.training', { number }),
      help: say('session.act.trainingHelp'),
      options: [
        ...trainingOptions(state, player, steps),
        ...(steps.length >= rulesFor(state).leastOptions
          ? [{ id: 'done', icon: 'check', label: say('session.act.done') } as const]
          : []),
      ],
    });
    if (option === 'done') break;
    const step = option && askOption(ask, state, player, number, option, training(player, steps));
    if (!step) return null;
    steps.push(step);
  }
  return askNaturalLeader(ask, state, player, training(player, steps));
}

/** What can still be trained after these, each with what it costs and gives. */
export function trainingOptions(state: State, player: string, before: readonly TrainingMove[]) {
  const train = training(player, before);
  const rules = rulesFor(state);
  return OPTIONS.filter((option) => !before.some((step) => step.option === option)).map((name) => ({
    id: name,
    label:
      name === 'story' && rules.storyCostsFollowers > 0
        ? say('session.act.storyForFollower')
        : say(`session.act.trainingOption.${name}`, { resource: assetName(rules, 'mr') }),
    ...(name === 'place'
      ? reasonToPlace(state, train)
      : outlook(state, player, train([sampleOf(name)]), train([]))),
  }));
}

function training(player: string, before: readonly TrainingMove[]): Train {
  return (more, naturalLeader = null) => ({
    type: 'action',
    player,
    move: { action: 'training', steps: [...before, ...more], naturalLeader },
  });
}

function sampleOf(option: (typeof OPTIONS)[number]): TrainingMove {
  if (option === 'convert') return { option, count: 1 };
  return option === 'place' ? { option, soldiers: [] } : { option };
}

type Train = (more: readonly TrainingMove[], naturalLeader?: NaturalLeader) => ActionCommand;

function placing(soldiers: readonly SoldierMove[]): TrainingMove {
  return { option: 'place', soldiers };
}

/** Some Soldier onto some space: otherwise the option cannot be resolved. */
function reasonToPlace(state: State, train: Train) {
  const reasons = (['light', 'heavy'] as const).map((type) =>
    reasonAgainstRows(state, (row, spot) => train([placing([{ type, row, spot }])])),
  );
  return reasons.find(({ reason }) => reason === undefined) ?? reasons[0] ?? {};
}

function askOption(
  ask: Ask,
  state: State,
  player: string,
  number: number,
  option: (typeof OPTIONS)[number],
  train: Train,
): TrainingMove | null {
  if (option === 'place') {
    const soldiers = askSoldiers(ask, state, player, `t${number}-`, 2, (some) => train([placing(some)]));
    return soldiers && placing(soldiers);
  }
  if (option !== 'convert') return { option };
  const two = reasonAgainst(state, train([{ option, count: 2 }]));
  if (two.reason) return { option, count: 1 };
  const count = ask.choose({
    id: `convert:${number}`,
    title: say('session.act.convert'),
    help: say('session.act.convertHelp'),
    options: (['1', '2'] as const).map((id) => ({ id, label: amount('light', Number(id)) })),
  });
  return count && { option, count: Number(count) };
}

function askNaturalLeader(ask: Ask, state: State, player: string, train: Train): ActionCommand | null {
  const attempt = (row: Row, spot: Spot | null) => train([], { row, spot });
  if (activeLeader(state, player) !== 'keoni' || reasonAgainstRows(state, attempt).reason) return train([]);
  const answer = ask.choose({
    id: 'keoni',
    title: say('session.act.keoni'),
    help: say('session.act.keoniHelp'),
    options: [
      { id: 'yes', icon: 'light', label: say('session.act.keoniYes') },
      { id: 'no', icon: 'close', label: say('session.act.keoniNo') },
    ],
  });
  if (answer !== 'yes') return answer && train([]);
  const place = askRow(ask, state, player, 'keoni', attempt);
  return place && train([], place);
}
