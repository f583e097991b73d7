import { added, among, listOf, mapOf, number, shape, text, type Drawn, type Read } from '@/engine';
import { SOLDIERS } from '../../terms';
import { CARD_IDS, type CardId } from './challengeCards';

const MOST = 20;

/** 0: no Threat on the card. */
const threat = added(number({ max: 6 }));
/** 0: the app rolls. */
const roll = added(number({ max: 6 }));

const keptCard = shape({ card: among(CARD_IDS), choice: added(text), threat, roll });

const entered = shape({
  /** What is printed on the stage, by asset. */
  gives: mapOf(number({ max: MOST })),
  /** In the order of the taps: it decides what a full track takes first. */
  kept: listOf(keptCard),
  then: added(among(['on', 'end', 'later'])),
  /** The step to the second stage. */
  threat,
  roll,
  /** Who is at risk there, or whose token moves. */
  who: added(among(SOLDIERS)),
});
/** What the table says of a Patrol stage. */
export type StageEntered = Read<typeof entered>;
export type KeptEntered = StageEntered['kept'][number];

export const STAGE: Drawn<StageEntered> = { id: 'stage', shape: entered, initial: { gives: {}, kept: [] } };

export function withGain(said: StageEntered, asset: string, to: number): StageEntered {
  return { ...said, gives: { ...said.gives, [asset]: to } };
}

/** Kept, or not after all. */
export function withCard(said: StageEntered, card: CardId): StageEntered {
  const others = said.kept.filter((one) => one.card !== card);
  return { ...said, kept: others.length < said.kept.length ? others : [...others, { card }] };
}

export function withKept(said: StageEntered, card: CardId, change: Partial<KeptEntered>): StageEntered {
  return { ...said, kept: said.kept.map((one) => (one.card === card ? { ...one, ...change } : one)) };
}
