import type { Ask, Phrase } from '@/engine';
import { listed } from '../../../perseverance/say';
import { nameOf, say } from '../../say';
import { PLACE_BONUSES, type Structure } from '../../terms';
import type { Command } from '../../session/command';
import type { PerkPick } from '../../session/moves';
import { isFull, LEFT_AREA, type Area, type State } from '../../session/state';
import { areaTitle } from '../../session/view/areaName';
import { onlyOpen } from '../../session/wizards/onlyOpen';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { bonusName } from '../influence/bonusName';
import { askPerk, NO_PERK } from '../influence/askPerk';

/** "P3, Plains". */
export function areaName({ id, terrain, code }: Area): Phrase {
  return say(`session.area.${terrain}`, { area: areaTitle(id, code) });
}

/** "Camp of Ana, Watchtower": what is built there. */
function areaNote({ camp, outpost, watchtower }: Area): Phrase {
  const of = (structure: Structure, owner: string | null) =>
    owner === null
      ? []
      : [
          say('session.area.of', {
            structure:
              outpost?.tile && structure === 'outpost'
                ? say(`session.outpost.${outpost.tile}`)
                : say(`session.structure.${structure}`),
            player: nameOf(owner),
          }),
        ];
  return (
    listed([
      ...of('camp', camp),
      ...of('outpost', outpost?.owner ?? null),
      ...of('watchtower', watchtower),
    ]) ?? say('session.area.empty')
  );
}

/** Where something can be built: in Essentials nobody follows the Map, and the table finds the place itself. */
export function buildingSites(state: State): readonly (number | null)[] {
  return isFull(state) ? state.areas.map(({ id }) => id) : [null];
}

/** Which Cleared Area; where the command cannot be done there, why. Null while it is open. */
export function askArea(
  ask: Ask,
  state: State,
  {
    id,
    shown = state,
    command,
  }: { readonly id: string; readonly shown?: State; command(area: number): Command },
): { readonly area: number | null } | null {
  if (!isFull(state)) return { area: null };
  const options = state.areas.map((one) => ({
    id: String(one.id),
    label: areaName(one),
    note: areaNote(shown.areas.find((area) => area.id === one.id) ?? one),
    ...reasonAgainst(state, command(one.id)),
  }));
  const area = ask.choose({
    id: `area:${id}`,
    title: say('session.ask.area'),
    help: say('session.ask.areaHelp'),
    layout: 'tiles',
    initial: onlyOpen(options),
    options,
  });
  return area === null ? null : { area: Number(area) };
}

export interface CampReward {
  readonly followers: number;
  readonly bonus: 'influence' | 'perk' | null;
  readonly perk: PerkPick | null;
}

export const NO_REWARD: CampReward = { followers: 0, bonus: null, perk: null };
const MOST_FOLLOWERS = 5;

interface CampQuestion {
  readonly id: string;
  readonly player: string;
  readonly area: number | null;
  command(reward: CampReward): Command;
}

/** What the Camp covers, as printed on the Map. */
export function askCampReward(
  ask: Ask,
  state: State,
  { id, player, area, command }: CampQuestion,
): CampReward | null {
  const covered = ask.choose({
    id: `covered:${id}`,
    title: say('session.ask.covered'),
    help: say('session.ask.coveredHelp'),
    layout: 'chips',
    // Anywhere else something is printed: nobody loses it by not looking.
    initial: area === LEFT_AREA ? 'none' : null,
    per: String(area),
    options: [
      ...PLACE_BONUSES.map((id) => ({ id, label: bonusName(id, state.config.officers.discovery) })),
      ...Array.from({ length: MOST_FOLLOWERS }, (_, i) => ({
        id: String(i + 1),
        label: say('amount.followers', { count: i + 1 }),
      })),
      { id: 'none', label: say('session.ask.nothing') },
    ],
  });
  if (covered === null) return null;
  if (covered === 'influence') return { ...NO_REWARD, bonus: 'influence' };
  if (covered !== 'perk') return { ...NO_REWARD, followers: covered === 'none' ? 0 : Number(covered) };
  const perk = askPerk(ask, state, {
    id: `covered:${id}`,
    player,
    officer: state.config.officers.discovery,
    command: (pick) => command({ followers: 0, bonus: 'perk', perk: pick }),
    skip: true,
  });
  return perk && (perk === NO_PERK ? NO_REWARD : { followers: 0, bonus: 'perk', perk });
}
