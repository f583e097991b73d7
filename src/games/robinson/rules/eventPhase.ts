import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { say } from '../say';
import { DECKS, type Deck } from '../terms';
import { openBooks } from './books';
import { refuse } from './refuse';

export type AdventureTokens = Readonly<Record<Deck, boolean>>;

export interface EventPhaseInput {
  readonly round: number;
  /** Cards on the Threat field. */
  readonly left: string | null;
  readonly right: string | null;
  /** The Event card drawn, from round 2 on. */
  readonly card: { readonly id: string; readonly icon: 'book' | Deck } | null;
  readonly adventureTokens: AdventureTokens;
}

export interface EventPhaseResult {
  readonly skipped: boolean;
  readonly left: string | null;
  readonly right: string | null;
  /** The card pushed off the left space. */
  readonly resolveThreat: string | null;
  /** A book icon: its meaning is on the Scenario card. */
  readonly checkScenario: boolean;
  readonly adventureTokens: AdventureTokens;
}

/** A new Event card comes onto the Threat field and pushes what lies in its way (ruling 30). */
export function eventPhase(input: EventPhaseInput): Result<Outcome<EventPhaseResult>, Refusal> {
  const fault = cardFault(input);
  if (fault) return err(fault);

  const { round, left, right, card, adventureTokens } = input;
  const books = openBooks();
  if (round === 1 || card === null) {
    books.tell('event', 'event.skipped');
    const figures = {
      skipped: true,
      left,
      right,
      resolveThreat: null,
      checkScenario: false,
      adventureTokens: tokensWith(adventureTokens, null),
    };
    return ok({ figures, explanation: books.steps });
  }

  const book = card.icon === 'book';
  const icon = card.icon === 'book' ? null : card.icon;
  if (icon) books.tell('event', 'event.adventure', { deck: say(`deck.${icon}`) });
  else books.tell('event', 'event.book');
  const resolveThreat = right === null ? null : left;
  if (resolveThreat !== null) books.tell('event', 'event.pushedOff', { card: resolveThreat });
  if (right !== null) books.tell('event', 'event.slides', { card: right });
  books.tell('event', 'event.placed', { card: card.id });
  return ok({
    figures: {
      skipped: false,
      left: right ?? left,
      right: card.id,
      resolveThreat,
      checkScenario: book,
      adventureTokens: tokensWith(adventureTokens, icon),
    },
    explanation: books.steps,
  });
}

/** From round 2 on a card is drawn. */
export function cardFault({ round, card }: EventPhaseInput): Refusal | null {
  return round > 1 && card === null ? refuse('invalid-input', 'card', 'refusal.cardNeeded') : null;
}

/** One token of a kind: a second one changes nothing. */
function tokensWith(tokens: AdventureTokens, added: Deck | null): AdventureTokens {
  const [building, gathering, exploration] = DECKS;
  const lies = (deck: Deck) => tokens[deck] || deck === added;
  return { building: lies(building), gathering: lies(gathering), exploration: lies(exploration) };
}
