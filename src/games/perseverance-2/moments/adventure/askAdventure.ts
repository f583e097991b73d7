import type { Ask, Option } from '@/engine';
import { say } from '../../say';
import { ADVENTURE_OPTIONS, type AdventureOption } from '../../terms';
import type { Resolving } from '../../session/command';
import type { RallyPoint } from '../../session/moves';
import { readyParty } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst, reasonAgainstAll } from '../../session/wizards/reasonAgainst';
import { askCombatFrom } from '../combat/combatWizard';
import { partySize } from '../combat/party';
import { buildingSites } from '../zoneEffects/askArea';
import { askRally } from './askRally';
import { askClear, bareClear } from './beginWizard';
import { askCampFrom, campOn } from './campWizard';
import type { TakenOption } from './commands';
import { optionCommand } from './optionCommand';
import { openRally } from './rally';

const LATER = 'later';

/** The Camp, how far it reaches, and the first option, in the entry of the die or the Leader; null while open. */
export function askAdventure(ask: Ask, state: State, player: string): Resolving | null {
  const point = askRally(ask, state, player, null);
  if (!point) return null;
  const option = ask.choose<AdventureOption | typeof LATER>({
    id: 'option',
    title: say('session.turn.option'),
    help: say('session.turn.optionHelp'),
    layout: 'tiles',
    options: [
      ...optionTiles(state, player, point, ADVENTURE_OPTIONS),
      { id: LATER, icon: 'close', label: say('session.turn.optionLater') },
    ],
  });
  if (option === null) return null;
  if (option === LATER) return { effect: { effect: 'adventure', ...point } };
  const outside = askOption(ask, state, player, option, point);
  return outside && { outside };
}

const ICONS = { combat: 'combat', clear: 'patrol', camp: 'camp' } as const;

/** How the options are offered, or why one cannot be taken. */
export function optionTiles(
  state: State,
  player: string,
  point: RallyPoint,
  options: readonly AdventureOption[],
): readonly Option<AdventureOption>[] {
  return options.map((option) => ({
    id: option,
    icon: ICONS[option],
    label: say(`session.option.${option}`),
    ...reasonAgainstOption(state, player, point, option),
  }));
}

function reasonAgainstOption(state: State, player: string, point: RallyPoint, option: AdventureOption) {
  switch (option) {
    case 'combat':
      return isFull(state) && partySize(readyParty(state, player)) === 0
        ? { reason: say('session.turn.nobodyReady') }
        : {};
    case 'clear':
      return reasonAgainst(state, optionCommand(player, bareClear(state, player, point)));
    case 'camp':
      return reasonAgainstAll(
        state,
        buildingSites(state).map((area) => optionCommand(player, campOn(point, area))),
      );
  }
}

/** Everything that one option asks; null while something is open. */
export function askOption(
  ask: Ask,
  state: State,
  player: string,
  option: AdventureOption,
  point: RallyPoint,
): TakenOption | null {
  switch (option) {
    case 'combat':
      return askCombatFrom(ask, state, player, point);
    case 'clear':
      return askClear(ask, state, player, point);
    case 'camp':
      return askCampFrom(ask, state, player, point);
  }
}

/** What the Adventure that is under way still has room for; in Essentials nobody knows, until the attack comes. */
export function openOptions(
  state: State,
  player: string,
): { readonly options: readonly AdventureOption[]; readonly point: RallyPoint } {
  if (!isFull(state)) {
    const { done } = state.course;
    const open = done.includes('outside') && !done.includes('attack');
    return { options: open ? ADVENTURE_OPTIONS : [], point: { reach: false } };
  }
  const options = ADVENTURE_OPTIONS.filter((option) => openRally(state, player, option));
  const [first] = options;
  const rally = first && openRally(state, player, first);
  return { options, point: { reach: rally?.reach ?? false, ...(rally && { rally: rally.area }) } };
}
