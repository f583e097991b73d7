import type { Asset } from '../../terms';

/** What a card or an option hands out, in this order: caps bite at each single gain (R6). */
export type Gains = readonly (readonly [asset: Asset, amount: number])[];

export interface ChallengeCard {
  readonly gives: Gains;
  /** One of these as well, if the card leaves a choice. */
  readonly choices?: Readonly<Record<string, Gains>>;
}

const FOOD_OR_MR = { food: [['food', 1]], mr: [['mr', 1]] } as const;

/** Listed in the beta, used for both editions (R33). */
export const CHALLENGE_CARDS = {
  L1: { gives: [['valor', 1]] },
  L2: { gives: [['safeguard', 1]] },
  L3: { gives: [], choices: FOOD_OR_MR },
  L4: {
    gives: [
      ['food', 1],
      ['followers', 1],
    ],
  },
  L5: {
    gives: [
      ['mr', 1],
      ['safeguard', 1],
    ],
  },
  L6: {
    gives: [
      ['story', 1],
      ['valor', 1],
    ],
  },
  L7: {
    gives: [
      ['food', 1],
      ['story', 1],
    ],
  },
  L8: { gives: [['followers', 3]] },
  H1: { gives: [], choices: FOOD_OR_MR },
  H2: {
    gives: [
      ['safeguard', 1],
      ['valor', 1],
    ],
  },
  H3: {
    gives: [
      ['food', 1],
      ['story', 1],
    ],
  },
  H4: {
    gives: [
      ['mr', 1],
      ['safeguard', 1],
      ['valor', 1],
    ],
  },
  H5: { gives: [['followers', 2]], choices: FOOD_OR_MR },
  H6: {
    gives: [],
    choices: {
      'food-food': [['food', 2]],
      'food-mr': [
        ['food', 1],
        ['mr', 1],
      ],
      'mr-mr': [['mr', 2]],
    },
  },
  H7: { gives: [['followers', 5]] },
  H8: {
    gives: [['followers', 3]],
    choices: {
      'safeguard-safeguard': [['safeguard', 2]],
      'safeguard-valor': [
        ['safeguard', 1],
        ['valor', 1],
      ],
      'valor-valor': [['valor', 2]],
    },
  },
} as const satisfies Record<string, ChallengeCard>;

export type CardId = keyof typeof CHALLENGE_CARDS;

export const CARD_IDS = Object.keys(CHALLENGE_CARDS) as readonly CardId[];

/** The choices a card leaves, or none. */
export function choicesOf(card: CardId): Readonly<Record<string, Gains>> {
  const { choices = {} }: ChallengeCard = CHALLENGE_CARDS[card];
  return choices;
}

/** L1–L8 are drawn for Light Soldiers, H1–H8 for Heavy ones. */
export function isLight(card: CardId): boolean {
  return card.startsWith('L');
}
