import { amount, assetName, say } from '../../say';
import type { Row } from '../../terms';
import type { ActionCommand, SoldierMove, Spot, TrainingMove } from '../command';
import { activeLeader } from '../decide/actingPlayer';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { askRow, askSoldiers, reasonAgainstRows } from './askSpace';
import { reasonAgainst } from './choose';
import { outlook } from './outlook';
import type { Trail } from './trail';

const OPTIONS = ['light', 'light-food', 'heavy-mr', 'story', 'convert', 'place'] as const;
const MOST = 3;

type NaturalLeader = { readonly row: Row; readonly spot: Spot | null } | null;

/** Up to three options, each with what it costs and gives at that moment; then Keoni's own Soldier. */
export function askTraining(trail: Trail, state: State, player: string): ActionCommand | null {
  const steps: TrainingMove[] = [];
  const train = (more: readonly TrainingMove[], naturalLeader: NaturalLeader = null): ActionCommand => ({
    type: 'action',
    player,
    move: { action: 'training', steps: [...steps, ...more], naturalLeader },
  });
  const rules = rulesFor(state);
  while (steps.length < MOST) {
    const number = steps.length + 1;
    const open = OPTIONS.filter((option) => !steps.some((step) => step.option === option));
    const option = trail.ask({
      id: `training:${number}`,
      title: say('session.act.training', { number }),
      help: say('session.act.trainingHelp'),
      options: [
        ...open.map((name) => ({
          id: name,
          label:
            name === 'story' && rules.storyCostsFollowers > 0
              ? say('session.act.storyForFollower')
              : say(`session.act.trainingOption.${name}`, { resource: assetName(rules, 'mr') }),
          ...(name === 'place'
            ? reasonToPlace(state, train)
            : outlook(state, player, train([sampleOf(name)]), train([]))),
        })),
        ...(steps.length >= rules.leastOptions
          ? [{ id: 'done' as const, icon: 'check', label: say('session.act.done') }]
          : []),
      ],
    });
    if (option === 'done') break;
    const step = option && askOption(trail, state, player, number, option, train);
    if (!step) return null;
    steps.push(step);
  }
  return askNaturalLeader(trail, state, player, train);
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
  trail: Trail,
  state: State,
  player: string,
  number: number,
  option: (typeof OPTIONS)[number],
  train: Train,
): TrainingMove | null {
  if (option === 'place') {
    const soldiers = askSoldiers(trail, state, player, `t${number}-`, 2, (some) => train([placing(some)]));
    return soldiers && placing(soldiers);
  }
  if (option !== 'convert') return { option };
  const two = reasonAgainst(state, train([{ option, count: 2 }]));
  if (two.reason) return { option, count: 1 };
  const count = trail.ask({
    id: `convert:${number}`,
    title: say('session.act.convert'),
    help: say('session.act.convertHelp'),
    options: (['1', '2'] as const).map((id) => ({ id, label: amount('light', Number(id)) })),
  });
  return count && { option, count: Number(count) };
}

function askNaturalLeader(trail: Trail, state: State, player: string, train: Train): ActionCommand | null {
  const attempt = (row: Row, spot: Spot | null) => train([], { row, spot });
  if (activeLeader(state, player) !== 'keoni' || reasonAgainstRows(state, attempt).reason) return train([]);
  const answer = trail.ask({
    id: 'keoni',
    title: say('session.act.keoni'),
    help: say('session.act.keoniHelp'),
    options: [
      { id: 'yes', icon: 'light', label: say('session.act.keoniYes') },
      { id: 'no', icon: 'close', label: say('session.act.keoniNo') },
    ],
  });
  if (answer !== 'yes') return answer && train([]);
  const place = askRow(trail, state, player, 'keoni', attempt);
  return place && train([], place);
}
