import type { ChecklistLine } from '@/engine';
import { aberrantDie, START_HORDES, SUGGESTED_HORDES } from '../../pieces';
import { places } from '../../rules/fields';
import { amount, nameOf, say } from '../../say';
import { sumOfSkills } from '../../tally';
import { refuse } from '../../session/refuse';
import { factionState, playersOf, type State } from '../../session/state';
import { factionName } from '../../session/view/figures';
import { askLeader } from '../travel/wizard';
import { wizard } from '../../session/wizards/wizard';
import { tablePlan } from './plan';

/** The physical set-up for exactly this table, and where the three Hordes start. */
export const setupChecklist = wizard({
  id: 'setupChecklist',
  quick: true,
  onePage: true,
  title: () => say('session.action.setupChecklist'),
  done: say('session.checklist.done'),
  script(ask, state) {
    const hordes = ask.draw({
      id: 'hordes',
      title: say('session.checklist.hordes'),
      help: say('session.checklist.hordesHelp'),
      reference: 'first-hordes',
      widget: 'firstHordes',
      shape: places,
      initial: SUGGESTED_HORDES,
      missing: ({ length }) =>
        length === START_HORDES ? null : say('session.refusal.threeHordes', { count: START_HORDES }),
    });
    const leader =
      playersOf(state).length > 1
        ? askLeader(ask, state, state.leader, say('session.checklist.leader'))
        : state.leader;
    // Under what the app has to know: nothing waits for it.
    const lines = linesOf(state);
    ask.tick({
      id: 'table',
      title: say('session.checklist.pieces'),
      help: say('session.checklist.help'),
      reference: 'setup',
      lines,
      plan: tablePlan(state, lines),
    });
    return hordes.length === START_HORDES
      ? { type: 'beginPlay', hordes, leader }
      : refuse('threeHordes', { count: START_HORDES });
  },
});

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
