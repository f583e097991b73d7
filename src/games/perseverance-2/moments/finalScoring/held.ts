import type { Phrase } from '@/engine';
import { COUNT_LIMIT } from '../../../perseverance/session/counting';
import type { Left } from '../../../perseverance/moments/finalScoring/left';
import { DINOS_IN_BOX, PIECES } from '../../pieces';
import type { Leftover } from './rule';
import { say } from '../../say';
import { DINOS, type Dino } from '../../terms';
import { counterName } from '../../session/counting';
import { stockKnown, STOCKED, type Held } from '../../session/known';
import type { State } from '../../session/state';

/** What is counted at the end besides what Essentials follows. */
export const HELD = [...STOCKED, ...DINOS] as const;

/** What gives Followers at the end. */
export type Source = Dino | Leftover['thing'];

export const PAGES = ['captured', 'goods', 'people'] as const;
export type Page = (typeof PAGES)[number];

/** What lies on the Player board as tokens; the rest are people, Valor and cards. */
const GOODS: readonly Source[] = ['food', 'scrap', 'islandResource', 'story', 'glowberry'];

export function pageOf(source: Source): Page {
  if (isDino(source)) return 'captured';
  return GOODS.includes(source) ? 'goods' : 'people';
}

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

function isDino(source: Source): source is Dino {
  return DINOS.some((dino) => dino === source);
}

export function nameOfSource(source: Source): Phrase {
  return isDino(source) ? say(`dino.${source}`) : counterName(source);
}

/** In Essentials: as it was counted last. */
export function leftOf(state: State, player: string, held: Held): Left & { readonly thing: Held } {
  const last = stockKnown(state, player, held);
  return {
    player,
    thing: held,
    label: nameOfSource(held),
    value: last?.value ?? 0,
    most: mostHeld(held),
    last,
  };
}
