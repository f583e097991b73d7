import { onceForState, type Option, type OptionGroup } from '@/engine';
import { afterwards } from '../../../perseverance/session/wizards/afterwards';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command, Resolving } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { ahead } from '../../session/wizards/reviewLines';
import type { Ask } from '../../session/wizards/wizard';
import { askAdventure } from '../adventure/askAdventure';
import { optionCommand } from '../adventure/optionCommand';
import { askUse, outpostOptions, UNSEEN } from '../outpost/wizard';
import { GOODS_ONLY, WITH_ADVENTURE, zoneOf } from '../zoneEffects/anyEffect';
import { askMove } from '../zoneEffects/askMove';
import { effectCommand } from '../zoneEffects/effectCommand';
import { effectOption } from '../zoneEffects/effectOption';

/** The tiles of the other parts of the page: one act at a time. */
export const SECONDARY_TILE = 'secondary';
export const FURTHER_TILE = 'further';

/** While no tile of it is tapped. */
export const NONE = 'none';
export type NoTile = typeof NONE;

const OUTPOST = 'outpost ';

interface Tiles {
  readonly groups: readonly OptionGroup[];
  readonly options: readonly Option[];
  zoneOf(tile: string): Zone;
}

/**
 * What can be resolved where a die or a Leader is put, Zone by Zone as on the board: each Effect as it is once the piece
 * lies there, or why not. `put` is that act, null where the piece is there already.
 */
export function resolvingTiles(
  state: State,
  player: string,
  put: (zone: Zone) => Command | null,
  also: NonNullable<Option['also']>,
  zones: readonly Zone[] = ZONES,
): Tiles {
  const options = zones
    .flatMap((zone) => tilesWith(state, player, zone, put(zone)))
    .map((tile) => ({ ...tile, also }));
  return {
    groups: zones.map((zone) => ({
      id: zone,
      title: say(`zone.${zone}`),
      reference: zone,
    })),
    options,
    zoneOf: (tile) =>
      zones.find((zone) => options.some(({ id, group }) => id === tile && group === zone)) ?? 'discovery',
  };
}

const tilesOnce = onceForState<State, readonly Option[]>();

/** Every one of them is decided, and a tap on one changes none. */
function tilesWith(state: State, player: string, zone: Zone, piece: Command | null): readonly Option[] {
  return tilesOnce(state, JSON.stringify([player, zone, piece]), () => {
    const after = (piece && afterwards(ahead, state, piece)) ?? state;
    const closed = piece ? reasonAgainst(state, piece) : {};
    // Each tile has one space for a die, and a Leader stands beside it.
    const filled = piece ? state.course.filled : [];
    return tilesIn(after, player, zone, filled).map((tile) => ({ ...tile, ...closed }));
  });
}

function tilesIn(state: State, player: string, zone: Zone, filled: readonly number[]): readonly Option[] {
  if (zone !== 'discovery')
    return WITH_ADVENTURE.filter((name) => zoneOf(name) === zone).map((name) =>
      effectOption(state, player, name),
    );
  if (!isFull(state))
    return [
      {
        id: `${OUTPOST}${UNSEEN}`,
        group: zone,
        icon: 'outpost',
        label: say('session.action.outpost'),
        reference: 'outpost-effect',
      },
    ];
  return outpostOptions(state, player, filled).map((option) => ({
    ...option,
    id: `${OUTPOST}${option.id}`,
    group: zone,
    reference: 'outpost-effect',
  }));
}

/** Everything that the Effect or the Outpost asks; null while something is open. */
export function askResolving(ask: Ask, state: State, player: string, tile: string): Resolving | null {
  const effect = WITH_ADVENTURE.find((name) => name === tile);
  if (effect) {
    // The table takes goods without the app.
    if (!isFull(state) && GOODS_ONLY.includes(effect)) return {};
    if (effect === 'adventure') return askAdventure(ask, state, player);
    const move = askMove(ask, state, player, effect);
    return move && { effect: move };
  }
  const use = askUse(ask, state, player, tile.slice(OUTPOST.length));
  if (!use) return null;
  const { tile: named, area, steps, effect: further } = use;
  return { outpost: { tile: named, area, steps, ...(further && { effect: further }) } };
}

/** The same without a die or a Leader that is put there. */
export function resolvingCommand(player: string, { effect, outpost, outside }: Resolving): Command | null {
  if (outside) return optionCommand(player, outside);
  if (outpost) return { type: 'useOutpost', player, ...outpost };
  return effect ? effectCommand(player, effect) : null;
}

/** Where an Effect of this turn can still be meant. */
export function openZones({ course }: State): readonly Zone[] {
  return course.place === null ? ZONES : ZONES.filter((zone) => zone === course.place);
}
