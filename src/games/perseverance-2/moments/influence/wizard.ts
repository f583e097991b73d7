import type { Ask, Choosing, Option, Phrase } from '@/engine';
import { cubesOf } from '../../../perseverance/session/table';
import { INFLUENCE_SPACES } from '../../pieces';
import { amount, nameOf, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import type { Command } from '../../session/command';
import type { PerkPick } from '../../session/moves';
import type { State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { askPerk, NO_PERK } from './askPerk';

const COUNTS = [1, 2, 3] as const;

/** Secondary Action 1: the Officer, the cubes, and a Perk of that Officer. */
export const influence = wizard({
  id: 'influence',
  ...TAPS,
  title: () => say('session.action.influence'),
  script(ask, state, player) {
    const officer = ask.choose({
      id: 'officer',
      title: say('session.wizard.officer'),
      help: say('session.ask.officerHelp'),
      options: officerOptions(state, player, 1),
    });
    if (!officer) return null;
    const count = askCubes(ask, state, player, { officer });
    return count === null ? null : askInfluence(ask, state, player, officer, count);
  },
});

/** The Officers, as far as so many cubes can go there. */
export function officerOptions(state: State, player: string, count: number): readonly Option<Officer>[] {
  return OFFICERS.map((one) => ({
    id: one,
    icon: 'officers',
    label: say(`officer.${one}`),
    about: say('session.wizard.officerNote', {
      spaces: amount('spaces', INFLUENCE_SPACES - state.officers[one].slots.length),
      player: nameOf(player),
      cubes: amount('cubes', cubesOf(state.officers[one], player)),
    }),
    ...reasonAgainst(state, placing(player, one, count, null)),
  }));
}

/** How many cubes, a Story each. */
export function askCubes(
  ask: Ask,
  state: State,
  player: string,
  { officer = 'chief-mate', ...more }: Partial<Choosing<string>> & { readonly officer?: Officer },
): number | null {
  const said = ask.choose({
    id: 'count',
    title: say('session.wizard.cubes'),
    help: say('session.ask.cubesHelp'),
    ...more,
    options: COUNTS.map((count) => ({
      id: `${count}`,
      icon: 'influence',
      ...priced(count, more.layout === 'chips'),
      ...reasonAgainst(state, placing(player, officer, count, null)),
    })),
  });
  return said === null ? null : Number(said);
}

/** Without a Story there is nothing to ask. */
export function canInfluence(state: State, player: string): boolean {
  return !reasonAgainst(state, placing(player, 'chief-mate', 1, null)).reason;
}

/** A chip has one line only. */
function priced(count: number, short: boolean): { readonly label: Phrase; readonly note?: Phrase } {
  const price = say('session.ask.for', { price: amount('story', count) });
  return short
    ? { label: say('session.turn.cubesFor', { count, price }) }
    : { label: amount('cubes', count), note: price };
}

/** The cubes go there, and a Perk of that Officer may follow; null while something is open. */
export function askInfluence(
  ask: Ask,
  state: State,
  player: string,
  officer: Officer,
  count: number,
): Command | null {
  const perk = askPerk(ask, state, {
    id: 'officer',
    player,
    officer,
    command: (pick) => placing(player, officer, count, pick),
    skip: true,
  });
  return perk && placing(player, officer, count, perk === NO_PERK ? null : perk);
}

function placing(player: string, officer: Officer, count: number, perk: PerkPick | null): Command {
  return { type: 'influence', player, officer, count, source: 'action', perk };
}

/** A Perk from a card, an Adventure or an Outpost: usual Tier and cost. */
export const perk = wizard({
  id: 'perk',
  ...TAPS,
  title: () => say('session.action.perk'),
  script(ask, state, player) {
    const gain = (pick: PerkPick): Command => ({ type: 'gainPerk', player, pick });
    const pick = askPerk(ask, state, { id: 'any', player, officer: null, command: gain, skip: false });
    return pick && pick !== NO_PERK ? gain(pick) : null;
  },
});
