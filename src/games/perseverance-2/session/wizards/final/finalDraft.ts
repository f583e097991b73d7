import { field, optional, readByHand, type At, type ByHandFigures } from '@/engine';
import { COUNT_LIMIT } from '../../../../perseverance/session/counting';
import { playersOf, record } from '../../../../perseverance/session/table';
import { readPlayerFigures } from '../../../../perseverance/session/wizards/assembly/assemblyDraft';
import { DINOS_IN_BOX, PIECES } from '../../../pieces';
import { DINOS, type Dino } from '../../../terms';
import { knownHoldings, stockKnown, STOCKED, type Holdings, type Stocked } from '../../known';
import { isFull, type State } from '../../state';

/** What is counted at the end besides what Essentials follows. */
export const HELD = [...STOCKED, ...DINOS] as const;
export type Held = Stocked | Dino;

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
  readonly held: Readonly<Record<string, Readonly<Partial<Record<Held, number>>>>>;
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
export function saidOf({ held }: FinalDraft, player: string): Readonly<Partial<Record<Held, number>>> {
  return Object.hasOwn(held, player) ? (held[player] ?? {}) : {};
}

/** As the table said it; else as it is followed, or was counted last. */
export function holdingsOf(state: State, draft: FinalDraft, player: string): Holdings {
  if (isFull(state)) return knownHoldings(state, player);
  const said = saidOf(draft, player);
  const held = (what: Held) => said[what] ?? stockKnown(state, player, what)?.value ?? 0;
  return { ...record(STOCKED, held), enclosure: record(DINOS, held) };
}

/** For the command: in Full the rules look for themselves. */
export function allHoldings(state: State, draft: FinalDraft) {
  return isFull(state)
    ? {}
    : {
        holdings: Object.fromEntries(
          playersOf(state).map((id) => [id, holdingsOf(state, draft, id)] as const),
        ),
      };
}
