import type { Ask } from '@/engine';
import { amount, assetName, say } from '../../say';
import { SOLDIERS, type Row } from '../../terms';
import type { ActionCommand, SoldierMove, Spot, TrainingMove } from '../../session/command';
import { activeLeader } from '../../session/decide/actingPlayer';
import type { State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { firstOpen } from './anyOf';
import { askRow, askSoldiers, reasonAgainstRows, soldierRows } from './askSpace';
import { reasonAgainst, outlook } from '../../session/wizards/wizard';

const OPTIONS = ['light', 'light-food', 'heavy-mr', 'story', 'convert', 'place'] as const;
type OptionName = (typeof OPTIONS)[number];
const MOST = 3;

type NaturalLeader = { readonly row: Row; readonly spot: Spot | null } | null;

/** Up to three options, each with what it costs and gives at that moment; then Keoni's own Soldier. */
export function askTraining(ask: Ask, state: State, player: string): ActionCommand | null {
  const { leastOptions } = rulesFor(state);
  const picked = ask.pick<OptionName>({
    id: 'training',
    title: say('session.act.training'),
    help: say('session.act.trainingHelp'),
    most: MOST,
    options: (before) => trainingOptions(state, player, likely(state, player, before)),
    missing: ({ length }) => (length < leastOptions ? say('session.act.pickOne') : null),
  });
  const steps: TrainingMove[] = [];
  for (const option of picked) {
    const step = askOption(ask, state, player, steps.length + 1, option, training(player, steps));
    if (!step) return null;
    steps.push(step);
  }
  if (steps.length < leastOptions) return null;
  return askNaturalLeader(ask, state, player, training(player, steps));
}

/** What can still be trained after these, each with what it costs and gives. */
export function trainingOptions(state: State, player: string, before: readonly TrainingMove[]) {
  const train = training(player, before);
  const rules = rulesFor(state);
  const full = before.length >= MOST && { reason: say('session.act.most', { count: MOST }) };
  return OPTIONS.filter((option) => !before.some((step) => step.option === option)).map((name) => ({
    id: name,
    label:
      name === 'story' && rules.storyCostsFollowers > 0
        ? say('session.act.storyForFollower')
        : say(`session.act.trainingOption.${name}`, { resource: assetName(rules, 'mr') }),
    ...(name === 'place'
      ? reasonToPlace(state, train)
      : outlook(state, player, train([sampleOf(name)]), train([]))),
    ...full,
  }));
}

function training(player: string, before: readonly TrainingMove[]): Train {
  return (more, naturalLeader = null) => ({
    type: 'action',
    player,
    move: { action: 'training', steps: [...before, ...more], naturalLeader },
  });
}

function sampleOf(option: OptionName): TrainingMove {
  if (option === 'convert') return { option, count: 1 };
  return option === 'place' ? { option, soldiers: [] } : { option };
}

/** The options with the first Soldier space that would do: what is offered next depends on prices, not on places. */
function likely(state: State, player: string, options: readonly OptionName[]): readonly TrainingMove[] {
  return options.reduce<readonly TrainingMove[]>((before, option) => {
    if (option !== 'place') return [...before, sampleOf(option)];
    const ways = SOLDIERS.flatMap((type) => soldierRows(state).map((to) => placing([{ type, ...to }])));
    const open = firstOpen(state, ways, (move) => training(player, before)([move]));
    return open ? [...before, open] : before;
  }, []);
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
  option: OptionName,
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
    layout: 'chips',
    initial: '1',
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
    layout: 'chips',
    initial: 'no',
    options: [
      { id: 'yes', icon: 'light', label: say('session.act.keoniYes') },
      { id: 'no', icon: 'close', label: say('session.act.keoniNo') },
    ],
  });
  if (answer !== 'yes') return answer && train([]);
  const place = askRow(ask, state, player, 'keoni', attempt);
  return place && train([], place);
}
