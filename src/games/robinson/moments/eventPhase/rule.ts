import {
  among,
  checkedForm,
  each,
  err,
  fail,
  flag,
  ifGiven,
  ok,
  phrase,
  procedure,
  shape,
  shapeOf,
  slug,
  type PhraseParam,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { say } from '../../say';
import { DECKS, ICONS, type Deck } from '../../terms';
import { openBooks } from '../../rules/books';
import { round } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const adventureTokens = each(DECKS, flag);
type AdventureTokens = Read<typeof adventureTokens>;

/** An empty space is `null`, never left out. */
const space = shapeOf((at) => {
  if (at.value === undefined) fail(at.path, 'invalid-input', phrase('input.missing'));
  return at.value === null ? null : slug(at);
});

const eventPhaseInput = shape({
  round,
  /** Cards on the Threat field. */
  left: space,
  right: space,
  /** The Event card drawn, from round 2 on. */
  card: ifGiven(shape({ id: slug, icon: among(ICONS) }), null),
  adventureTokens: ifGiven(adventureTokens, { building: false, gathering: false, exploration: false }),
});
type EventPhaseInput = Read<typeof eventPhaseInput>;

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
export const eventPhase = procedure({
  input: checkedForm(eventPhaseInput, ['round'], cardFault),
  resolve: resolveEventPhase,
  formFirst: true,
});

/** The rules call a card by its id; a table has a name for it. */
export function resolveEventPhase(
  input: EventPhaseInput,
  nameOfCard: (id: string) => PhraseParam = (id) => id,
): Ruling<EventPhaseResult> {
  const fault = cardFault(input);
  if (fault) return err(fault);

  const { left, right, card } = input;
  const books = openBooks();
  if (input.round === 1 || card === null) {
    books.tell('event', 'event.skipped');
    const figures = {
      skipped: true,
      left,
      right,
      resolveThreat: null,
      checkScenario: false,
      adventureTokens: tokensWith(input.adventureTokens, null),
    };
    return ok({ figures, explanation: books.steps });
  }

  const book = card.icon === 'book';
  const icon = card.icon === 'book' ? null : card.icon;
  if (icon) books.tell('event', 'event.adventure', { deck: say(`deck.${icon}`) });
  else books.tell('event', 'event.book');
  const resolveThreat = right === null ? null : left;
  if (resolveThreat !== null) books.tell('event', 'event.pushedOff', { card: nameOfCard(resolveThreat) });
  if (right !== null) books.tell('event', 'event.slides', { card: nameOfCard(right) });
  books.tell('event', 'event.placed', { card: nameOfCard(card.id) });
  return ok({
    figures: {
      skipped: false,
      left: right ?? left,
      right: card.id,
      resolveThreat,
      checkScenario: book,
      adventureTokens: tokensWith(input.adventureTokens, icon),
    },
    explanation: books.steps,
  });
}

/** From round 2 on a card is drawn. */
function cardFault(input: EventPhaseInput): Refusal | null {
  return input.round > 1 && input.card === null
    ? refuse('invalid-input', 'card', 'refusal.cardNeeded')
    : null;
}

/** One token of a kind: a second one changes nothing. */
function tokensWith(tokens: AdventureTokens, added: Deck | null): AdventureTokens {
  const [building, gathering, exploration] = DECKS;
  const lies = (deck: Deck) => tokens[deck] || deck === added;
  return { building: lies(building), gathering: lies(gathering), exploration: lies(exploration) };
}
