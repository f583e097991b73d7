import type { Cube } from '../../terms';
import type { Change } from '../../session/change';
import type { Planned } from './planned';
import { tileNotes, type State, type TileNotes } from '../../session/state';

/** What was said about tiles and cards is not asked again. */
export function remembered(state: State, actions: readonly Planned[]): readonly Change[] {
  const tiles: Record<string, TileNotes> = {};
  for (const one of actions) {
    const { action, space, cube } = one;
    if (action !== 'gather' || space === null || cube === null) continue;
    const notes = tiles[space] ?? tileNotes(state, space);
    tiles[space] = {
      ...notes,
      explored: true,
      far: one.far,
      minusPawn: one.minusPawnTile,
      beast: one.beastTile,
      exhausted: exhaustedAfter(notes, cube, one.exhausted),
      plus: [...notes.plus.filter((other) => other !== cube), ...(one.plusToken ? [cube] : [])],
    };
  }
  const cards = actions.flatMap(({ item, scenarioItem, card }) => {
    const name = item ?? scenarioItem;
    return name !== undefined && card ? [[name, card] as const] : [];
  });
  return [
    ...(Object.keys(tiles).length > 0
      ? [{ what: 'island' as const, to: { ...state.island, ...tiles } }]
      : []),
    ...(cards.length > 0
      ? [{ what: 'cards' as const, to: { ...state.cards, ...Object.fromEntries(cards) } }]
      : []),
  ];
}

/** Exhausted sources by kind; of two, one may still give. */
function exhaustedAfter({ exhausted, sources }: TileNotes, cube: Cube, all: boolean): readonly Cube[] {
  const shown = sources?.[cube] ?? 1;
  const before = exhausted.filter((other) => other === cube).length;
  const count = all ? Math.max(before, shown) : Math.min(before, shown - 1);
  return [
    ...exhausted.filter((other) => other !== cube),
    ...Array.from({ length: Math.max(0, count) }, () => cube),
  ];
}
