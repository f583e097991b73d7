import type { ChecklistLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { diceInPlay, NEUTRAL, playersOf } from '../../../perseverance/session/table';
import { tickTable } from '../../../perseverance/session/wizards/checklist';
import { RECOMMENDED } from '../../firstGame';
import { bonusOf } from '../../pieces';
import { amount, nameOf, say } from '../../say';
import { ZONES } from '../../terms';
import type { State } from '../../session/state';
import { tablePlan } from './plan';
import { wizard } from '../../session/wizards/wizard';

/** The physical set-up for exactly this table; it can be skipped as a whole. */
export const setupChecklist = wizard({
  id: 'setupChecklist',
  quick: true,
  title: () => say('session.action.setupChecklist'),
  done: say('session.wizard.tableSet'),
  script(ask, state) {
    tickTable(
      ask,
      say('session.ask.checklistHelp'),
      [...mainBoard(state), ...outside(state), ...playerBoards(state), ...starts(state)],
      tablePlan(state),
    );
    return { type: 'beginPlay' };
  },
});

function line(id: string, text: ChecklistLine['text'], note?: ChecklistLine['note']): ChecklistLine {
  return note ? { id, text, note } : { id, text };
}

function mainBoard(state: State): readonly ChecklistLine[] {
  const players = state.config.seats.length;
  const neutral = state.dice[NEUTRAL]?.inPlay ?? 0;
  const dissenters = state.dice[DISSENTERS]?.inPlay;
  return [
    line('board', say(players === 4 ? 'session.checklist.board4' : 'session.checklist.board23')),
    line('assembly', say(players === 2 ? 'session.checklist.assembly2' : 'session.checklist.assembly34')),
    line(
      'tiles',
      say('session.checklist.tiles', { count: state.assemblies }),
      say('session.checklist.tilesNote', { players }),
    ),
    line('rewardTiles', say('session.checklist.rewardTiles')),
    line(
      'pool',
      say('session.checklist.pool', { dice: amount('dice', diceInPlay(state)) }),
      dissenters === undefined
        ? say('session.checklist.poolNote', { neutral })
        : say('session.checklist.poolNoteDissenters', { neutral, dissenters }),
    ),
    ...ZONES.map((zone) =>
      line(
        `officer-${zone}`,
        say('session.checklist.officer', {
          officer: say(`officer.${state.config.officers[zone]}`),
          zone: say(`zone.${zone}`),
        }),
      ),
    ),
  ];
}

function outside(state: State): readonly ChecklistLine[] {
  return [
    line('supply', say('session.checklist.supply')),
    line('map', say('session.checklist.map'), say('session.checklist.mapNote')),
    line('dinos', say('session.checklist.dinos')),
    line('outposts', say('session.checklist.outposts')),
    line('offer', say('session.checklist.offer'), say('session.checklist.offerNote')),
    line('attacks', say('session.checklist.attacks')),
    line('challenges', say('session.checklist.challenges')),
    line('rally', say('session.checklist.rally')),
    ...(state.config.threat === 'deterministic' ? [line('threat', say('session.checklist.threat'))] : []),
  ];
}

function playerBoards(state: State): readonly ChecklistLine[] {
  return [
    ...playersOf(state).map((player) =>
      line(
        `leader-${player}`,
        say('session.checklist.boardPlayer', {
          player: nameOf(player),
          leader: say(`session.leader.${state.config.leaders[player] ?? 'adelita'}`),
        }),
      ),
    ),
    line('pieces', say('session.checklist.pieces')),
    line('boardPieces', say('session.checklist.boardPieces')),
    line('trackers', say('session.checklist.trackers')),
    line('assets', say('session.checklist.assets'), say('session.checklist.assetsNote')),
    line('cards', say('session.checklist.cards')),
  ];
}

/** Counter-clockwise: the last player is the first to begin. */
function starts(state: State): readonly ChecklistLine[] {
  const { starts: all, leaders, officers, dissenterZone, securityBonus } = state.config;
  return [
    ...[...playersOf(state)].reverse().map((player) => {
      const { zone, perk, pay } = all[player] ?? RECOMMENDED[leaders[player] ?? 'adelita'];
      const { asset, amount: by } = bonusOf(officers[zone], securityBonus);
      return line(
        `start-${player}`,
        say(zone === 'discovery' ? 'session.checklist.startCamp' : 'session.checklist.start', {
          player: nameOf(player),
          zone: say(`zone.${zone}`),
          officer: say(`officer.${officers[zone]}`),
          perk: say(`perk.${perk}`),
        }),
        pay
          ? say('session.checklist.startPaid', { bonus: amount(asset, by), price: amount(pay, 1) })
          : say('session.checklist.startNote', { bonus: amount(asset, by) }),
      );
    }),
    ...(dissenterZone === null
      ? []
      : [
          line('dissenters', say('session.checklist.dissenters', { zone: say(`zone.${dissenterZone}`) })),
          line(
            'dissenterCubes',
            say('session.checklist.dissenterCubes', { officer: say(`officer.${officers[dissenterZone]}`) }),
          ),
        ]),
    line(
      'begins',
      say('session.checklist.begins', { player: nameOf(state.turn) }),
      say('session.checklist.beginsNote'),
    ),
  ];
}
