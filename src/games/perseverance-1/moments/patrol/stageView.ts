import type { Phrase } from '@/engine';
import { PIECES, TRACKS } from '../../pieces';
import { amount, say } from '../../say';
import { SOLDIERS, type Asset, type Soldier } from '../../terms';
import { counterName } from '../../session/counters';
import type { KeptCard } from '../../session/command';
import type { Patrol, State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import type { NamedMove } from '../threat/decide';
import { standingAfter, type Standing } from '../threat/threatCheck';
import { knownThreat, letsAppRoll } from './cardThreats';
import { CARD_IDS, choicesOf, isLight, type CardId } from './challengeCards';
import { cardNote, describeGains } from './patrolCards';
import { STAGE_ASSETS } from './ruleInput';
import { checkEntry, type CheckEntry } from './stageCheck';
import type { KeptEntered, StageEntered } from './stageEntered';
import { onwardOf, type Choice, type OnwardView, type Then } from './stageOnward';

/** Shown on some stages as well; the rules of a stage know nothing of them. */
export const MORE_ASSETS = ['votes', 'lightSoldier', 'heavySoldier'] as const satisfies readonly Asset[];

const MOST_REWARD: Readonly<Partial<Record<Asset, number>>> = {
  safeguard: TRACKS.safeguard.max,
  valor: TRACKS.valor.max,
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
};

export interface StageGain {
  readonly asset: Asset;
  readonly label: Phrase;
  readonly value: number;
  readonly max: number;
}

export interface DeckCard {
  readonly card: CardId;
  readonly note: Phrase;
  readonly kept: boolean;
  /** Why no other one can be kept. */
  readonly reason?: Phrase;
}

export interface KeptView {
  readonly card: CardId;
  readonly note: Phrase;
  readonly choices: readonly Choice[];
  readonly check: CheckEntry;
}

/** Everything that the page of a stage shows. */
export interface StagePage {
  /** Empty once the stage is resolved: only the way on is left. */
  readonly gains: readonly StageGain[];
  readonly decks: readonly { readonly kind: Soldier; readonly cards: readonly DeckCard[] }[];
  readonly kept: readonly KeptView[];
  readonly onward: OnwardView | null;
}

/** The page, what it still waits for, and what the stage comes to once it waits for nothing. */
export interface StageEntry {
  readonly page: StagePage;
  readonly missing: Phrase | null;
  readonly kept: readonly KeptCard[];
  readonly then: Then | null;
}

export function stageEntry(state: State, player: string, patrol: Patrol, said: StageEntered): StageEntry {
  const cards = patrol.resolved ? [] : keptCards(state, player, patrol, said);
  const moves = cards.flatMap(({ move }) => (move === 'none' || move === null ? [] : [move]));
  const onward = onwardOf(state, player, patrol, said, moves);
  const waiting = cards.find(({ missing }) => missing !== null)?.missing ?? null;
  return {
    page: {
      gains: patrol.resolved ? [] : gainsIn(state, said),
      decks: patrol.resolved ? [] : decksFor(state, patrol, cards),
      kept: cards.map(({ view }) => view),
      onward: onward.view,
    },
    missing: waiting ?? onward.missing,
    kept: cards.map(({ view, choice, move }) => ({
      card: view.card,
      choice,
      check: move === null || move === 'none' ? null : { threat: move.threat, roll: move.roll },
    })),
    then: onward.then,
  };
}

export function gainsIn(state: State, { gives }: StageEntered): readonly StageGain[] {
  return [...STAGE_ASSETS, ...MORE_ASSETS].map((asset) => {
    const max = MOST_REWARD[asset] ?? 20;
    const value = (Object.hasOwn(gives, asset) ? gives[asset] : undefined) ?? 0;
    return { asset, label: counterName(rulesFor(state), asset), value: Math.min(value, max), max };
  });
}

interface Card {
  readonly view: KeptView;
  readonly choice: string | null;
  readonly move: NamedMove | 'none' | null;
  readonly missing: Phrase | null;
}

/** Each on what those before it left on the card. */
function keptCards(state: State, player: string, patrol: Patrol, { kept }: StageEntered): readonly Card[] {
  const cards: Card[] = [];
  for (const said of possible(kept, patrol)) {
    const moves = cards.flatMap(({ move }) => (move === 'none' || move === null ? [] : [move]));
    cards.push(keptCard(state, said, standingAfter(state, player, moves)));
  }
  return cards;
}

/** One card per Soldier of its kind is drawn, so no more can be kept. */
function possible(kept: readonly KeptEntered[], { soldiers }: Patrol): readonly KeptEntered[] {
  const left = { ...soldiers };
  const met = new Set<CardId>();
  return kept.filter(({ card }) => {
    const kind = kindOf(card);
    if (met.has(card) || left[kind] === 0) return false;
    met.add(card);
    left[kind] -= 1;
    return true;
  });
}

function kindOf(card: CardId): Soldier {
  return isLight(card) ? 'light' : 'heavy';
}

function keptCard(state: State, said: KeptEntered, standing: Standing): Card {
  const { card } = said;
  const choices = Object.entries(choicesOf(card));
  const choice = choices.find(([id]) => id === said.choice)?.[0] ?? null;
  const known = knownThreat(state, card);
  const { entry, move, missing } = checkEntry(
    state,
    { of: card, kind: 'challenge', type: kindOf(card), mayBeNone: true },
    {
      threat: said.threat ?? known,
      remembered: said.threat === undefined && known !== null,
      roll: said.roll ?? (letsAppRoll(state) ? 0 : null),
    },
    standing,
  );
  return {
    view: {
      card,
      note: cardNote(state, card),
      choices: choices.map(([id, gains]) => ({
        id,
        label: describeGains(state, gains),
        chosen: id === choice,
      })),
      check: entry,
    },
    choice,
    move,
    missing: choices.length > 0 && choice === null ? say('session.stage.choice', { card }) : missing,
  };
}

function decksFor(state: State, { soldiers }: Patrol, kept: readonly Card[]): StagePage['decks'] {
  return SOLDIERS.filter((kind) => soldiers[kind] > 0).map((kind) => {
    const isKept = (card: CardId) => kept.some(({ view }) => view.card === card);
    const full = kept.filter(({ view }) => kindOf(view.card) === kind).length >= soldiers[kind];
    const reason = say('session.stage.noMoreCards', { cards: amount('cards', soldiers[kind]) });
    return {
      kind,
      cards: CARD_IDS.filter((card) => kindOf(card) === kind).map((card) => ({
        card,
        note: cardNote(state, card),
        kept: isKept(card),
        ...(full && !isKept(card) && { reason }),
      })),
    };
  });
}
