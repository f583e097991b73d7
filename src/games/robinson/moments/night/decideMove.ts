import { ok } from '@/engine';
import { moveCamp as campMove } from './moveCamp';
import { say } from '../../say';
import { CAMP, CUBES } from '../../terms';
import type { NightCommand } from '../../session/command';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { FIELD_TOKENS, hasToken, tileNotes, type State, type TileNotes } from '../../session/state';
import { counts, dialsTo, isWithin, type Decision } from '../../session/decide/decision';
import { SPACES } from '../plan/decide';

type Move = NonNullable<NightCommand['move']>;

/** Half of the walls stays behind, and so do the tokens of the tile: they belong to it (lines 127 and 137). */
export function moveCamp(state: State, move: Move): Decision {
  const { camp, items } = state;
  const tile = { min: 0, max: 3 };
  if (!isWithin(move.tile, SPACES)) return refuse('spaceNeeded', SPACES);
  if (move.tile === state.campTile) return refuse('campIsThere', { tile: move.tile });
  if (tileNotes(state, move.tile).inaccessible) return refuse('inaccessible', { tile: move.tile });
  if (!isWithin(move.foodSources, tile) || !isWithin(move.woodSources, tile))
    return refuse('outside', { what: say('session.counter.foodSources'), ...tile });
  const tokens = CUBES.filter((cube) => (cube === 'food' ? camp.plusFood : camp.plusWood) > 0);
  const outcome = campMove.ask({
    shelterBuilt: camp.shelter > 0,
    roof: camp.roof,
    palisade: camp.palisade,
    adjacent: true,
    plusTokens: tokens,
    carry: move.carry,
    destinationTokens: tileNotes(state, move.tile).plus,
    shortcut: items.includes('shortcut'),
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const has = (cube: 'food' | 'wood') => Number(figures.tokensAtCamp.includes(cube));
  return ok([
    happened(
      'campMoved',
      figures.lost,
      [
        ...dialsTo(state, { roof: figures.roof, palisade: figures.palisade }, 'night'),
        ...dialsTo(state, { plusFood: has('food'), plusWood: has('wood') }, 'night'),
        ...dialsTo(state, { foodSources: move.foodSources, woodSources: move.woodSources }, 'night'),
        ...counts(CAMP, 'tileShelter', Number(move.tileShelter) - camp.tileShelter, 'night'),
        { what: 'campTile', to: move.tile },
        { what: 'island', to: islandAfter(state, move, figures.tokensLeft) },
        { what: 'tokens', to: tokensAfter(state, move.tile) },
        ...(figures.shortcutLost
          ? [
              { what: 'items' as const, to: items.filter((item) => item !== 'shortcut') },
              { what: 'shortcutTile' as const, to: null },
            ]
          : []),
      ],
      explanation,
    ),
  ]);
}

/** The old camp tile is noted as it is left; what was far may be near now, so that is asked once more. */
function islandAfter(
  state: State,
  { tile, foodSources, woodSources, tileShelter }: Move,
  plus: TileNotes['plus'],
): State['island'] {
  const { island, campTile, camp } = state;
  const near = Object.fromEntries(
    Object.entries(island).map(([id, notes]) => [id, { ...notes, far: false }]),
  );
  return {
    ...near,
    [String(campTile)]: {
      ...tileNotes(state, campTile),
      explored: true,
      far: false,
      minusPawn: hasToken(state, 'minus', 'tile'),
      beast: hasToken(state, 'beast', 'tile'),
      plus,
      sources: { food: camp.foodSources, wood: camp.woodSources },
      shelter: camp.tileShelter > 0,
    },
    [String(tile)]: {
      ...tileNotes(state, tile),
      explored: true,
      far: false,
      minusPawn: false,
      beast: false,
      plus: [],
      sources: { food: foodSources, wood: woodSources },
      shelter: tileShelter,
    },
  };
}

/** Tokens on fields stay; those on the camp tile are the ones that lie on the new one. */
function tokensAfter(state: State, tile: number): State['tokens'] {
  const { minusPawn, beast } = tileNotes(state, tile);
  return FIELD_TOKENS.filter((token) => {
    if (token === 'minus:tile') return minusPawn;
    return token === 'beast:tile' ? beast : state.tokens.includes(token);
  });
}
