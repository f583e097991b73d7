import type { ChecklistLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { listed } from '../../../perseverance/say';
import { amount, assetName, nameOf, say } from '../../say';
import { ZONES } from '../../terms';
import { NEUTRAL, playersOf, type State } from '../../session/state';
import { diceInPlay, rulesFor } from '../../session/supplies';

/** The physical set-up for exactly this table, in the order of the book. */
export function checklistLines(state: State): readonly ChecklistLine[] {
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
  const resource = assetName(rulesFor(state), 'mr');
  const officerTiles = ZONES.map((zone) => ({
    id: `officer-${zone}`,
    text: say('session.checklist.officer', {
      officer: say(`officer.${config.officers[zone]}`),
      zone: say(`zone.${zone}`),
    }),
  }));
  const breachTokens = config.breachTokens.map((reward) => ({
    id: `breach-${reward}`,
    text: say('session.checklist.breach', { reward: say(`reward.${reward}`) }),
  }));
  return [
    {
      id: 'board',
      text: players === 4 ? say('session.checklist.largeBoard') : say('session.checklist.smallBoard'),
    },
    { id: 'covers', text: say('session.checklist.covers') },
    { id: 'rewards', text: say('session.checklist.rewards') },
    ...breachTokens,
    {
      id: 'assemblyBoard',
      text: say(players === 2 ? 'session.checklist.assemblyBoard2' : 'session.checklist.assemblyBoard34'),
    },
    { id: 'tiles', text: say('session.checklist.tiles', { players, count: state.assemblies }) },
    { id: 'rewardTiles', text: say('session.checklist.rewardTiles') },
    { id: 'supply', text: say('session.checklist.supply', { resource }), ...boxedDice(state) },
    {
      id: 'officers',
      text: say(players === 2 ? 'session.checklist.officerSide2' : 'session.checklist.officerSide34'),
    },
    ...officerTiles,
    {
      id: 'patrols',
      text: say('session.checklist.patrols'),
      ...(beta && { note: say('session.checklist.patrolsNote') }),
    },
    { id: 'challenges', text: say('session.checklist.challenges') },
    {
      id: 'pool',
      text: say('session.checklist.pool', { dice: amount('dice', diceInPlay(state)) }),
      note:
        dissenters === undefined
          ? say('session.checklist.poolNote', { neutral })
          : say('session.checklist.poolNoteDissenters', { neutral, dissenters: dissenters.inPlay }),
    },
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
      id: 'pieces',
      text: say('session.checklist.pieces'),
      // The published box holds cubes for both episodes.
      ...(rulesFor(state).abilitiesOptional && { note: say('session.checklist.piecesNote') }),
    },
    { id: 'traps', text: say('session.checklist.traps') },
    { id: 'tracks', text: say('session.checklist.tracks') },
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

/** What stays in the box when luck is left out (000:930, 936, 940). */
function boxedDice({ config: { deterministic } }: State): Pick<ChecklistLine, 'note'> {
  const boxed = (['walls', 'traps', 'threat'] as const).filter((module) => deterministic[module]);
  const note = listed(boxed.map((module) => say(`session.checklist.boxed.${module}`)));
  return note ? { note: say('session.checklist.stayInBox', { dice: note }) } : {};
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
  return {
    id: 'starts',
    text: say('session.checklist.starts', { player: nameOf(state.turn) }),
    note: say('session.checklist.startsNote'),
  };
}
