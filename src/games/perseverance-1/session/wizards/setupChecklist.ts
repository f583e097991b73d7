import type { ChecklistLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { checklistWizard } from '../../../perseverance/session/wizards/checklist';
import { amount, assetName, nameOf, say } from '../../say';
import { ZONES } from '../../terms';
import type { Command } from '../command';
import { NEUTRAL, playersOf, type State } from '../state';
import { diceInPlay, rulesFor } from '../supplies';

export const setupChecklist = checklistWizard<State, Command>(
  { title: say('session.action.setupChecklist'), help: say('session.hint.checklist') },
  linesOf,
  { type: 'beginPlay' },
);

function linesOf(state: State): readonly ChecklistLine[] {
  return [
    ...mainBoard(state),
    ...playerBoards(state),
    ...firstSettlements(state),
    ...modules(state),
    starts(state),
  ];
}

function mainBoard(state: State): readonly ChecklistLine[] {
  const { config } = state;
  const players = config.seats.length;
  const beta = config.edition === 'beta-2020';
  const neutral = state.dice[NEUTRAL]?.inPlay ?? 0;
  const dissenters = state.dice[DISSENTERS];
  return [
    {
      id: 'board',
      text: players === 4 ? say('session.checklist.largeBoard') : say('session.checklist.smallBoard'),
    },
    { id: 'covers', text: say('session.checklist.covers') },
    {
      id: 'pool',
      text: say('session.checklist.pool', { dice: amount('dice', diceInPlay(state)) }),
      note:
        dissenters === undefined
          ? say('session.checklist.poolNote', { neutral })
          : say('session.checklist.poolNoteDissenters', { neutral, dissenters: dissenters.inPlay }),
    },
    { id: 'tiles', text: say('session.checklist.tiles', { players, count: state.assemblies }) },
    { id: 'rewardTiles', text: say('session.checklist.rewardTiles') },
    ...ZONES.map((zone) => ({
      id: `officer-${zone}`,
      text: say('session.checklist.officer', {
        officer: say(`officer.${config.officers[zone]}`),
        zone: say(`zone.${zone}`),
      }),
    })),
    ...config.breachTokens.map((reward) => ({
      id: `breach-${reward}`,
      text: say('session.checklist.breach', { reward: say(`reward.${reward}`) }),
    })),
    {
      id: 'patrols',
      text: say('session.checklist.patrols'),
      ...(beta && { note: say('session.checklist.patrolsNote') }),
    },
    { id: 'challenges', text: say('session.checklist.challenges') },
  ];
}

function playerBoards(state: State): readonly ChecklistLine[] {
  const { leaders, leaderAbilities } = state.config;
  const chef = leaderAbilities && Object.values(leaders).includes('adelita');
  return [
    // Only the published boards have two sides.
    ...(rulesFor(state).abilitiesOptional
      ? [{ id: 'boards', text: say('session.checklist.boards', { side: leaderAbilities ? 'B' : 'A' }) }]
      : []),
    ...playersOf(state).map((player) => ({
      id: `leader-${player}`,
      text: say('session.checklist.boardPlayer', {
        player: nameOf(player),
        leader: say(`leader.${leaders[player] ?? 'adelita'}`),
      }),
    })),
    {
      id: 'assets',
      text: say('session.checklist.assets', { resource: assetName(rulesFor(state), 'mr') }),
      ...(chef && { note: say('session.checklist.assetsNote') }),
    },
  ];
}

/** Counter-clockwise: the last player is the first to settle. */
function firstSettlements(state: State): readonly ChecklistLine[] {
  const { placements, officers, dissenterZone } = state.config;
  const settlers = [...playersOf(state)].reverse().map((player): ChecklistLine => {
    const zone = placements[player] ?? 'sustenance';
    return {
      id: `first-${player}`,
      text: say('session.checklist.first', {
        player: nameOf(player),
        zone: say(`zone.${zone}`),
        officer: say(`officer.${officers[zone]}`),
      }),
      note: say('session.checklist.firstNote'),
    };
  });
  if (dissenterZone === null) return settlers;
  const cubes: ChecklistLine = {
    id: 'dissenterCubes',
    text: say('session.checklist.dissenterCubes', { officer: say(`officer.${officers[dissenterZone]}`) }),
  };
  return [
    ...settlers,
    { id: 'dissenters', text: say('session.checklist.dissenters', { zone: say(`zone.${dissenterZone}`) }) },
    ...(rulesFor(state).dissenterCubes ? [cubes] : []),
  ];
}

function modules({ config }: State): readonly ChecklistLine[] {
  return [
    ...(config.deterministic.dinoPlacement
      ? [{ id: 'dinoDice', text: say('session.checklist.dinoDice') }]
      : []),
    ...(config.deterministic.threat ? [{ id: 'threat', text: say('session.checklist.threat') }] : []),
  ];
}

function starts(state: State): ChecklistLine {
  return { id: 'starts', text: say('session.checklist.starts', { player: nameOf(state.turn) }) };
}
