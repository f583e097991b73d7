import type { Draft } from '@/engine';
import { writtenPlaces } from '@/engine';
import type { State } from '../../session/state';
import { pieceId } from './pawnPieces';
import type { Planned } from './planned';
import { rowId, wayOf } from './ways';

/** The pawns of the page are kept under this name. */
export const BOARD = 'board';

interface Said {
  readonly chosen: Record<string, string>;
  readonly counted: Record<string, number>;
  readonly ticked: Record<string, readonly string[]>;
}

/** A saved plan as its answers: the pawns are where they were, and one can be moved. */
export function draftOf(state: State, plan: readonly Planned[]): Partial<Draft> {
  const said: Said = { chosen: {}, counted: {}, ticked: {} };
  const pawns = new Map<string, number>();
  const rows = new Map<string, number>();
  const places: { readonly id: string; readonly pieces: readonly string[] }[] = [];
  for (const one of plan) {
    const way = wayOf(one);
    if (!way) continue;
    const number = way.shared ? 1 : (rows.get(way.id) ?? 0) + 1;
    rows.set(way.id, number);
    const id = rowId(way.id, number);
    const pieces = [one.lead, ...one.support].map((owner) => {
      const pawn = (pawns.get(owner) ?? 0) + 1;
      pawns.set(owner, pawn);
      return pieceId(owner, pawn);
    });
    places.push({ id, pieces });
    if (!way.shared) answerRow(state, id, one, said);
  }
  said.ticked[BOARD] = writtenPlaces(places);
  return said;
}

function answerRow(state: State, row: string, one: Planned, { chosen, counted, ticked }: Said): void {
  chosen[`lead:${row}`] = one.lead;
  if (one.build !== null) chosen[`pay:${row}`] = one.pay;
  if (one.action === 'threat') {
    const { weapon = 0, items = [] } = one.needs ?? {};
    const asks = { ...one.cost, weapon, items: items.length };
    for (const [name, figure] of Object.entries(asks)) counted[`card:${row} ${name}`] = figure;
    items.forEach((item, i) => {
      chosen[`needs:${row}:${i + 1}`] = item;
    });
  }
  answerItem(state, row, one, chosen);
  if (one.space === null) return;
  const tokens = [...(one.minusPawnTile ? ['minusTile'] : []), ...(one.beastTile ? ['beastTile'] : [])];
  if (one.action === 'explore') {
    chosen[`where:${row}`] = one.far ? 'far' : 'near';
    counted[`space:${row} space`] = one.space;
    ticked[`there:${row}:${one.space}`] = tokens;
    return;
  }
  // It was noted when the plan was saved, so it is one of those that are known.
  chosen[`tile:${row}`] = one.second ? `${one.space} second` : String(one.space);
  ticked[`about:${row}:${one.space}`] = [
    ...(one.far ? ['far'] : []),
    ...(one.exhausted ? ['exhausted'] : []),
    ...(one.plusToken ? ['plusToken'] : []),
    ...tokens,
  ];
}

/** What the card asks for was remembered when the plan was saved. */
function answerItem(
  { inventions }: State,
  row: string,
  { item, scenarioItem }: Planned,
  chosen: Record<string, string>,
): void {
  if (scenarioItem !== undefined) chosen[`item:${row}`] = `scenario: ${scenarioItem}`;
  if (item === null) return;
  const hidden = inventions.length > 0 && !inventions.includes(item);
  chosen[`item:${row}`] = hidden ? 'other' : item;
  if (hidden) chosen[`other:${row}`] = item;
}
