import { err, ok, type Outcome, type Refusal, type Result } from '@/engine';
import type { Item } from '../../items';
import { amount, counted, say } from '../../say';
import { takeFood } from '../../stock';
import { GOODS, type Goods, type Larder } from '../../terms';
import { body, camp, openBooks } from '../../rules/books';
import { refuse } from '../../rules/refuse';

export interface ThreatDealInput {
  readonly pays: Goods;
  readonly gains: Goods & { readonly determination: number };
  readonly available: Larder & { readonly wood: number; readonly fur: number };
}

export interface ThreatDealResult {
  readonly available: ThreatDealInput['available'];
  /** To future resources. */
  readonly future: Goods;
  /** At once. */
  readonly determination: number;
}

/** The one who deals with the card. */
export const DEALER = 'dealer';

const MANY = 99;

/** Paid as the card asks; resources go to the future ones, tokens come at once. */
export function threatDeal({
  pays,
  gains,
  available,
}: ThreatDealInput): Result<Outcome<ThreatDealResult>, Refusal> {
  const figures = [...GOODS.flatMap((good) => [pays[good], gains[good]]), gains.determination];
  if (figures.some((count) => !Number.isInteger(count) || count < 0 || count > MANY))
    return err(refuse('out-of-range', 'pays', 'refusal.threatFigures', { most: MANY }));
  const { left, taken, missing } = takeFood(available, pays.food);
  if (missing > 0 || pays.wood > available.wood || pays.fur > available.fur)
    return err(refuse('not-affordable', 'available', 'refusal.threatPrice'));

  const books = openBooks();
  const { wood, fur, food, determination } = gains;
  books.tell('planning', 'session.why.threat');
  if (pays.wood + pays.fur + pays.food > 0)
    books.tell(
      'planning',
      'threat.pays',
      {
        goods: counted(
          ['wood', pays.wood],
          ['fur', pays.fur],
          ['food', taken.food],
          ['nonPerishable', taken.nonPerishable],
        ),
      },
      [
        camp('wood', -pays.wood),
        camp('fur', -pays.fur),
        camp('food', -taken.food),
        camp('nonPerishable', -taken.nonPerishable),
      ],
    );
  if (wood + fur + food > 0)
    books.tell('planning', 'threat.gains', { goods: counted(['wood', wood], ['fur', fur], ['food', food]) }, [
      { ...camp('wood', wood), asset: 'futureWood' },
      { ...camp('fur', fur), asset: 'futureFur' },
      { ...camp('food', food), asset: 'futureFood' },
    ]);
  if (determination > 0)
    books.tell('planning', 'threat.tokens', { tokens: amount('determination', determination) }, [
      body(DEALER, 'determination', determination),
    ]);
  return ok({
    figures: {
      available: { ...left, wood: available.wood - pays.wood, fur: available.fur - pays.fur },
      future: { wood, fur, food },
      determination,
    },
    explanation: books.steps,
  });
}

/** A Threat action is only planned with the weapon level and the items that its card asks for. */
export function threatNeedsFault(
  needs: { readonly weapon: number; readonly items: readonly Item[] },
  held: { readonly weapon: number; readonly items: readonly Item[] },
): Refusal | null {
  if (needs.weapon > held.weapon)
    return refuse('limit-exceeded', 'needs.weapon', 'refusal.weaponNeeded', {
      level: needs.weapon,
      has: held.weapon,
    });
  const missing = needs.items.find((item) => !held.items.includes(item));
  return missing === undefined
    ? null
    : refuse('limit-exceeded', 'needs.items', 'refusal.itemForThreat', { item: say(`item.name.${missing}`) });
}
