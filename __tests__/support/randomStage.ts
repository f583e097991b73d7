import { CARD_IDS, choicesOf } from '@/games/perseverance-1/moments/patrol/challengeCards';
import {
  withCard,
  withGain,
  withKept,
  type StageEntered,
} from '@/games/perseverance-1/moments/patrol/stageEntered';

const WAYS = ['on', 'end', 'later'] as const;

/** A random tap on the page of a Patrol stage. */
export function randomStage(said: StageEntered, luck: number): StageEntered {
  const card = said.kept[luck % Math.max(1, said.kept.length)]?.card;
  const face = luck % 7;
  switch (luck % 9) {
    case 0:
      return withGain(said, luck % 2 === 0 ? 'food' : 'valor', luck % 4);
    case 1:
    case 2:
      return withCard(said, CARD_IDS[luck % CARD_IDS.length] ?? 'L1');
    case 3:
      return card ? withKept(said, card, { threat: face }) : said;
    case 4:
      return card ? withKept(said, card, { roll: face }) : said;
    case 5: {
      const choices = card ? Object.keys(choicesOf(card)) : [];
      const choice = choices[luck % Math.max(1, choices.length)];
      return card && choice !== undefined ? withKept(said, card, { choice }) : said;
    }
    case 6:
      return { ...said, then: WAYS[luck % WAYS.length] ?? 'end' };
    case 7:
      return { ...said, threat: face, roll: (luck + 3) % 7 };
    default:
      return { ...said, who: luck % 2 === 0 ? 'light' : 'heavy' };
  }
}
