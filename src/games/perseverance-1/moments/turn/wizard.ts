import type { Option, Phrase } from '@/engine';
import { nameOf, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { cubesOn } from '../../session/supplies';
import { wizard, type Ask } from '../../session/wizards/wizard';
import { ANOTHER_DIE, askMore, openHalves, type Halves } from '../../../perseverance/session/wizards/askMore';
import { askPrice, officerOptions, ONE_CUBE, placeCubes } from '../influence/wizard';
import { askSecondary, SECONDARY, secondaryOptions, type Secondary } from '../zoneEffects/secondaryWizard';
import { askDie, EFFECT, SECONDARY_TILE } from './askDie';

/**
 * A whole turn on one page: a die with its Effect, then the Secondary Action, each one act. Nothing is forced, and the
 * page is asked again after every act.
 */
export const turn = wizard({
  id: 'turn',
  quick: true,
  onePage: true,
  title: ({ turn }) => say('session.turn.title', { player: nameOf(turn) }),
  actor: { of: ({ turn }) => turn },
  script(ask, state, player) {
    const second = ask.answered(SECONDARY_TILE, [...OFFICERS, ...TILES]);
    const open = openHalves(ask, state.course);
    if (second === null && open.die) {
      const die = askDie(ask, state, player);
      if (die !== 'none') return die;
    }
    if (second === null && !open.secondary) return askMore(ask, open);
    return askSecondaryTile(ask, state, player, second, open);
  },
});

/** The Leader comes back by other rules: that is no Secondary Action. */
const TILES: readonly Secondary[] = SECONDARY.filter((one) => one !== 'home');

function askSecondaryTile(
  ask: Ask,
  state: State,
  player: string,
  second: Officer | Secondary | null,
  open: Halves,
): Command | null {
  // Only an Officer takes cubes.
  const asksCubes = second === null || OFFICERS.some((one) => one === second);
  const price =
    (asksCubes
      ? askPrice(ask, state, player, {
          title: say('session.turn.cubes'),
          layout: 'chips',
          initial: '1-0',
        })
      : null) ?? ONE_CUBE;
  const tile = ask.choose<Officer | Secondary>({
    id: SECONDARY_TILE,
    title: say('session.act.secondary'),
    help: say('session.act.secondaryHelp'),
    layout: 'tiles',
    groups: [
      { id: 'influence', title: say('session.action.influence'), reference: 'influence-officer' },
      { id: 'others', title: say('session.turn.others'), reference: 'secondary-action' },
    ],
    options: [
      ...officerOptions(state, player, price).map((option) =>
        tileIn('influence', { ...option, note: officerNote(state, player, option.id) }),
      ),
      ...secondaryOptions(state, player)
        .filter(({ id }) => TILES.includes(id))
        .map(({ note: _, ...option }) => tileIn('others', option)),
    ],
    ...(second === null && !open.die && { otherwise: ANOTHER_DIE }),
  });
  if (tile === null) return null;
  const officer = OFFICERS.find((one) => one === tile);
  if (officer) return placeCubes(player, officer, price);
  const chosen = SECONDARY.find((one) => one === tile);
  return chosen ? askSecondary(ask, state, player, chosen) : null;
}

function officerNote(state: State, player: string, officer: Officer): Phrase {
  return say('session.turn.officer', {
    free: state.influenceSpaces - state.officers[officer].slots.length,
    own: cubesOn(state, officer, player),
  });
}

/** The two halves of the page exclude each other: one act at a time. */
function tileIn<Id extends string>(group: string, option: Option<Id>): Option<Id> {
  return { ...option, group, also: { [EFFECT]: null } };
}
