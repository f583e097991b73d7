import { say } from '../../say';
import { CUBES } from '../../terms';
import type { NightCommand } from '../../session/command';
import { firstUnknown } from '../plan/askTile';
import { SPACES } from '../plan/decide';
import { openTiles, tileNotes, type State } from '../../session/state';
import { figure, type Ask } from '../../session/wizards/wizard';

const OTHER = 'move';

/** Null while it is open. */
export function askMove(ask: Ask, state: State): NonNullable<NightCommand['move']> | 'stay' | null {
  const { camp } = state;
  // Nobody has to look up a number: what lies face up next to the camp is known.
  const near = openTiles(state).filter((tile) => !tileNotes(state, tile).far);
  const said = ask.choose({
    id: 'move',
    title: say('session.walk.move'),
    layout: 'chips',
    initial: 'stay',
    help: say('session.help.move'),
    reference: 'moving-camp',
    options: [
      {
        id: 'stay',
        label: say('session.walk.stay'),
      },
      ...near.map((tile) => ({
        id: String(tile),
        label: say(tileNotes(state, tile).shelter ? 'session.walk.movesToTent' : 'session.walk.movesTo', {
          tile,
        }),
      })),
      { id: OTHER, label: say(near.length > 0 ? 'session.walk.movesElsewhere' : 'session.walk.moves') },
    ],
  });
  if (said === null || said === 'stay') return said;
  const tokens = CUBES.filter((cube) => (cube === 'food' ? camp.plusFood : camp.plusWood) > 0);
  const number = said === OTHER ? askNumber(ask, state) : Number.parseInt(said, 10);
  const { sources, shelter } = tileNotes(state, number);
  const tile = ask.count({
    // Another tile shows other things.
    id: `shows:${number}`,
    title: say('session.walk.newTileShows', { tile: number }),
    help: say('session.help.newTileShows'),
    reference: 'moving-camp',
    figures: [
      figure('shelter', say('session.counter.tileShelter'), Number(shelter ?? false), { min: 0, max: 1 }),
      figure('food', say('session.counter.foodSources'), sources?.food ?? 0, { min: 0, max: 3 }),
      figure('wood', say('session.counter.woodSources'), sources?.wood ?? 0, { min: 0, max: 3 }),
    ],
  });
  const carry =
    tokens.length === 0
      ? []
      : ask.tick({
          id: 'carry',
          title: say('session.walk.carry'),
          help: say('session.help.carry'),
          reference: 'moving-camp',
          lines: tokens.map((id) => ({
            id,
            text: say('session.walk.carried1', { good: say(`good.${id}`) }),
          })),
        });
  return {
    tileShelter: tile.shelter > 0,
    carry: tokens.filter((cube) => carry.includes(cube)),
    foodSources: tile.food,
    woodSources: tile.wood,
    tile: number,
  };
}

function askNumber(ask: Ask, state: State): number {
  return ask.count({
    id: 'newTile',
    title: say('session.walk.newTile'),
    help: say('session.help.newTile'),
    reference: 'moving-camp',
    figures: [{ ...figure('tile', say('session.walk.tile'), firstUnknown(state), SPACES), quick: 12 }],
    missing: (said) => {
      if (said.tile === state.campTile) return say('session.refusal.campIsThere', { tile: said.tile });
      return tileNotes(state, said.tile).inaccessible
        ? say('session.refusal.inaccessible', { tile: said.tile })
        : null;
    },
  }).tile;
}
