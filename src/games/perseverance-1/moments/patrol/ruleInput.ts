import {
  fail,
  field,
  isAbsent,
  list,
  mapped,
  number,
  oneOf,
  orElse,
  shape,
  shapeOf,
  type At,
  type Read,
  type Shape,
} from '@/engine';
import { TRACKS } from '../../pieces';
import { say } from '../../say';
import { CARD_IDS, choicesOf, type CardId, type Gains } from './challengeCards';
import { count, edition, onlyKeys, playerId, safeguard, soldiers, valor } from '../../rules/fields';

const MOST_CHALLENGES = 10;

/** Assets printed on the stage; pieces are placed by hand. */
const REWARDS = {
  followers: count(),
  food: count(),
  mr: count(),
  story: count(),
  safeguard: count(TRACKS.safeguard.max),
  valor: count(TRACKS.valor.max),
} as const;
export const STAGE_ASSETS = Object.keys(REWARDS) as readonly (keyof typeof REWARDS)[];

const stageRewards = mapped(onlyKeys(STAGE_ASSETS, shape(REWARDS)), (rewards): Gains =>
  STAGE_ASSETS.map((asset) => [asset, rewards[asset]] as const),
);

const drawn: Shape<readonly CardId[]> = shapeOf((at) => {
  const seen = new Set<CardId>();
  return list(at, (card) => readCard(card, seen));
});

interface KeptCard {
  readonly card: CardId;
  readonly choice: string | null;
}

const kept: Shape<readonly KeptCard[]> = shapeOf((at) => {
  const seen = new Set<CardId>();
  return list(at, (one) => {
    const card = readCard(field(one, 'card'), seen);
    return { card, choice: readChoice(field(one, 'choice'), card) };
  });
});

export const patrolInput = shape({
  edition,
  player: shape({ id: playerId, safeguard, valor }),
  /** On the card. */
  soldiers,
  stageRewards: orElse(stageRewards, []),
  /** Challenge cards shown on the stage. */
  challengeLimit: number({ max: MOST_CHALLENGES }),
  drawn: orElse(drawn, [] as readonly CardId[]),
  /** Resolved in this order. */
  kept: orElse(kept, []),
});
export type PatrolInput = Read<typeof patrolInput>;

/** There is one card of each number. */
function readCard(at: At, seen: Set<CardId>): CardId {
  const card = oneOf(at, CARD_IDS);
  if (seen.has(card)) fail(at.path, 'invalid-input', say('refusal.cardTwice', { card }));
  seen.add(card);
  return card;
}

function readChoice(at: At, card: CardId): string | null {
  const choices = Object.keys(choicesOf(card));
  if (choices.length === 0) return null;
  if (isAbsent(at)) fail(at.path, 'choice-required', say('refusal.cardChoice', { card }));
  return oneOf(at, choices);
}
