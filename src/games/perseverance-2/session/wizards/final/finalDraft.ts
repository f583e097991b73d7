import { field, optional, readByHand, type At, type ByHandFigures } from '@/engine';
import { COUNT_LIMIT } from '../../../../perseverance/session/counting';
import { playersOf } from '../../../../perseverance/session/table';
import { readPlayerFigures } from '../../../../perseverance/session/wizards/assembly/assemblyDraft';
import { DINOS_IN_BOX, PIECES } from '../../../pieces';
import { DINOS } from '../../../terms';
import { knownHoldings, stockKnown, STOCKED, type Counted, type Held, type Holdings } from '../../known';
import { isFull, type State } from '../../state';

/** What is counted at the end besides what Essentials follows. */
export const HELD = [...STOCKED, ...DINOS] as const;

const MOST_HELD: Readonly<Partial<Record<Held, number>>> = {
  trampler: DINOS_IN_BOX,
  raptor: DINOS_IN_BOX,
  shieldhead: DINOS_IN_BOX,
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
  handCards: PIECES.adventureCards,
};

export function mostHeld(held: Held): number {
  return MOST_HELD[held] ?? COUNT_LIMIT;
}

export interface FinalDraft {
  /** In Essentials: what the table counted. In Full everything is tracked. */
  readonly held: Readonly<Record<string, Counted>>;
  readonly byHand: ByHandFigures;
}

export function readFinalDraft(at: At, state: State): FinalDraft {
  return {
    // Drafts of older versions know nothing of it.
    held: optional(field(at, 'held'), (held) => readPlayerFigures(held, state, HELD, mostHeld), {}),
    byHand: readByHand(field(at, 'byHand')),
  };
}

/** Own keys only: a player may be called anything. */
export function saidOf({ held }: FinalDraft, player: string): Counted {
  return Object.hasOwn(held, player) ? (held[player] ?? {}) : {};
}

/** As the table said it; else as it is followed, or was counted last. */
export function holdingsOf(state: State, draft: FinalDraft, player: string): Holdings {
  return knownHoldings(state, player, isFull(state) ? {} : saidOf(draft, player));
}

/** For the command: in Full the rules look for themselves. What the table went past is not counted by that. */
export function allHoldings(state: State, draft: FinalDraft) {
  if (isFull(state)) return {};
  const holdings = playersOf(state).map((id) => {
    const known = HELD.flatMap((held) => {
      const last = stockKnown(state, id, held);
      return last ? [[held, last.value] as const] : [];
    });
    return [id, { ...Object.fromEntries(known), ...saidOf(draft, id) } as Counted] as const;
  });
  return { holdings: Object.fromEntries(holdings) };
}
