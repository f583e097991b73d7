import {
  among,
  checkedForm,
  err,
  ifGiven,
  number,
  ok,
  procedure,
  shape,
  sumFigure,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { amount, counted } from '../../say';
import { take } from '../../stock';
import { body, camp, openBooks } from '../../rules/books';
import { count, optionalCount, optionalFlag } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const beast = shape({
  strength: count,
  weaponLoss: optionalCount,
  food: optionalCount,
  fur: optionalCount,
  palisadeLoss: optionalCount,
});
export type Beast = Read<typeof beast>;

const huntInput = shape({
  /** A Hunting action, or a fight that a card forces. */
  source: among(['action', 'effect']),
  weaponLevel: count,
  /** Frenzy and the like: it helps in the fight, and with nothing else. */
  temporaryBonus: ifGiven(number({ max: 99 }), 0),
  palisade: count,
  /** Null in a forced fight. */
  huntingDeck: ifGiven(count, null),
  /** The token beside the Hunting deck. */
  beastStrengthToken: optionalFlag,
  /** The card shows nothing but a strength. */
  strengthOnly: optionalFlag,
  beast,
});
type HuntInput = Read<typeof huntInput>;

export interface HuntResult {
  readonly strength: number;
  readonly wounds: number;
  readonly woundsBy: { readonly fight: number; readonly weapon: number; readonly palisade: number };
  readonly weaponLevel: number;
  readonly palisade: number;
  /** To future resources. */
  readonly food: number;
  readonly fur: number;
  readonly huntingDeck: number | null;
  readonly tokenDiscarded: boolean;
}

/** The one who fights. */
export const FIGHTER = 'fighter';

/** A beast is fought in five steps; a level that is not there to lose is a wound of the fighter (ruling 6). */
export const hunt = procedure({
  input: checkedForm(huntInput, [], deckFault),
  resolve: resolveHunt,
  formFirst: true,
});

function resolveHunt(input: HuntInput): Ruling<HuntResult> {
  const fault = checkDeck(input);
  if (fault) return err(fault);

  const { weaponLevel, temporaryBonus, strengthOnly } = input;
  const action = input.source === 'action';
  const books = openBooks();
  // The token names the Hunting action, so a forced fight leaves it there (ruling 7).
  const tokenDiscarded = action && input.beastStrengthToken;
  const strength = input.beast.strength + Number(tokenDiscarded);
  if (tokenDiscarded) books.tell('tokens', 'hunt.token', { strength });
  const fight = Math.max(0, strength - weaponLevel - temporaryBonus);
  books.tell(
    'hunting',
    fight > 0 ? 'hunt.fight' : 'hunt.unhurt',
    { strength, weapon: weaponLevel + temporaryBonus, wounds: amount('wounds', fight) },
    [body(FIGHTER, 'wounds', fight)],
    { figure: sumFigure([strength, -weaponLevel, ...(temporaryBonus > 0 ? [-temporaryBonus] : [])]) },
  );

  const weapon = take(weaponLevel, strengthOnly ? 0 : input.beast.weaponLoss);
  const palisade = take(input.palisade, strengthOnly ? 0 : input.beast.palisadeLoss);
  const food = strengthOnly ? 0 : input.beast.food;
  const fur = strengthOnly ? 0 : input.beast.fur;
  const lose = (asset: 'weapon' | 'palisade', { taken, missing }: typeof weapon) => {
    if (taken > 0) books.tell('hunting', `hunt.${asset}`, { count: taken }, [camp(asset, -taken)]);
    if (missing > 0)
      books.tell('demand', `hunt.${asset}Missing`, { wounds: amount('wounds', missing) }, [
        body(FIGHTER, 'wounds', missing),
      ]);
  };
  if (strengthOnly) books.tell('hunting', 'hunt.strengthOnly');
  lose('weapon', weapon);
  if (food > 0 || fur > 0)
    books.tell('hunting', 'hunt.prey', { goods: counted(['food', food], ['fur', fur]) }, [
      camp('food', food),
      camp('fur', fur),
    ]);
  lose('palisade', palisade);
  const huntingDeck = action ? (input.huntingDeck ?? 0) - 1 : null;
  if (huntingDeck !== null)
    books.tell('hunting', 'hunt.deck', { cards: amount('cards', huntingDeck) }, [camp('huntingDeck', -1)]);
  return ok({
    figures: {
      strength,
      wounds: fight + weapon.missing + palisade.missing,
      woundsBy: { fight, weapon: weapon.missing, palisade: palisade.missing },
      weaponLevel: weapon.left,
      palisade: palisade.left,
      food,
      fur,
      huntingDeck,
      tokenDiscarded,
    },
    explanation: books.steps,
  });
}

/** A Hunting action draws from the Hunting deck. */
function deckFault({ source, huntingDeck }: HuntInput): Refusal | null {
  return source === 'action' && huntingDeck === null
    ? refuse('invalid-input', 'huntingDeck', 'refusal.deckNeeded')
    : null;
}

function checkDeck({ source, huntingDeck }: HuntInput): Refusal | null {
  return source === 'action' && huntingDeck === 0
    ? refuse('not-affordable', 'huntingDeck', 'refusal.huntingDeck', { cards: amount('cards', 0) })
    : null;
}
