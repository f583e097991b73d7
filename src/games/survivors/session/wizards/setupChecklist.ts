import { err, field, list, ok, text, type ChecklistLine, type Wizard } from '@/engine';
import { aberrantDie, START_HORDES } from '../../pieces';
import { places } from '../../rules/fields';
import { amount, nameOf, say } from '../../say';
import { sumOfSkills } from '../../tally';
import type { Place } from '../../terms';
import type { Command } from '../command';
import { refusalOf } from '../refuse';
import { factionState, playersOf, type State } from '../state';
import { factionName } from '../view/figures';

export interface SetupDraft {
  readonly hordes: readonly Place[];
  readonly leader: string;
  readonly ticked: readonly string[];
}

/** The physical set-up for exactly this table, and where the three Hordes stand. */
export const setupChecklist: Wizard<State, Command, SetupDraft> = {
  id: 'setupChecklist',
  quick: true,
  title: () => say('session.action.setupChecklist'),
  done: say('session.checklist.done'),
  begin: (state) => ({ hordes: [], leader: state.leader, ticked: [] }),
  readDraft: (at, state) => {
    const leader = text(field(at, 'leader'));
    const known = linesOf(state).map(({ id }) => id);
    return {
      hordes: places(field(at, 'hordes')),
      leader: playersOf(state).includes(leader) ? leader : state.leader,
      ticked: list(field(at, 'ticked'), text).filter((id) => known.includes(id)),
    };
  },
  steps: (state, draft) => [
    {
      kind: 'checklist',
      id: 'table',
      title: say('session.checklist.title'),
      help: say('session.checklist.help'),
      reference: 'setup',
      lines: linesOf(state),
      ticked: draft.ticked,
      write: (ticked) => ({ ...draft, ticked }),
    },
    ...(playersOf(state).length > 1
      ? [
          {
            kind: 'choice',
            id: 'leader',
            title: say('session.checklist.leader'),
            help: say('session.travel.leaderHelp'),
            reference: 'caravan-leader',
            options: playersOf(state).map((player) => ({
              id: player,
              player,
              label: say('session.player', { player: nameOf(player) }),
              chosen: draft.leader === player,
              write: () => ({ ...draft, leader: player }),
            })),
          } as const,
        ]
      : []),
    {
      kind: 'custom',
      id: 'hordes',
      title: say('session.checklist.hordes'),
      help: say('session.checklist.hordesHelp'),
      reference: 'setup',
      widget: 'firstHordes',
      ...(draft.hordes.length !== START_HORDES && {
        missing: say('session.refusal.threeHordes', { count: START_HORDES }),
      }),
    },
  ],
  review: () => [],
  commit: (_state, { hordes, leader }) =>
    hordes.length === START_HORDES
      ? ok({ type: 'beginPlay', hordes, leader })
      : err(refusalOf('threeHordes', { count: START_HORDES })),
};

function linesOf(state: State): readonly ChecklistLine[] {
  const { dice } = aberrantDie(playersOf(state).length);
  return [
    ...playersOf(state).map((player): ChecklistLine => {
      const { primary, secondary, cards } = factionState(state, player) ?? {};
      return {
        id: `faction-${player}`,
        text: say('session.checklist.faction', {
          player: nameOf(player),
          faction: factionName(state, player),
        }),
        note: say('session.checklist.factionNote', {
          primary: amount('dice', primary ? sumOfSkills(primary) : 0),
          secondary: amount('dice', secondary ? sumOfSkills(secondary) : 0),
          cards: cards ? sumOfSkills(cards) : 0,
        }),
      };
    }),
    { id: 'decks', text: say('session.checklist.decks') },
    { id: 'aberrant', text: say(dice === 1 ? 'session.checklist.aberrant' : 'session.checklist.noAberrant') },
    { id: 'tiles', text: say('session.checklist.tiles'), note: say('session.checklist.tilesNote') },
    { id: 'caravan', text: say('session.checklist.caravan', { ...state.caravan }) },
    { id: 'guide', text: say('session.checklist.guide') },
  ];
}
