import { countedAt, lastCount, type CountedChange } from '../../../perseverance/moments/tracking/level';
import type { KeptCard } from '../../session/command';
import { FIGURE } from '../../session/known';
import type { State } from '../../session/state';
import type { CardId } from './challengeCards';

/** The Threat on a Challenge card, once somebody has read it; 0: the card has none. */
export function knownThreat(state: State, card: CardId): number | null {
  return lastCount(state, FIGURE.threat(card))?.value ?? null;
}

/** Whether this table lets the app roll. */
export function letsAppRoll(state: State): boolean {
  return lastCount(state, FIGURE.appRolls())?.value === 1;
}

/** What a stage says of the cards for good, as far as it is new. */
export function rememberedThreats(state: State, kept: readonly KeptCard[]): readonly CountedChange[] {
  const rolls = kept.flatMap(({ check }) => (check ? [check.roll] : []));
  const said = [
    ...kept.flatMap(({ card, check }) =>
      check === undefined ? [] : [[FIGURE.threat(card), check?.threat ?? 0] as const],
    ),
    ...(rolls.length > 0 && !state.config.deterministic.threat
      ? [[FIGURE.appRolls(), rolls.every((roll) => roll === null) ? 1 : 0] as const]
      : []),
  ];
  const news = said.filter(([name, value]) => lastCount(state, name)?.value !== value);
  return news.length > 0 ? [countedAt(state, 'patrol', Object.fromEntries(news))] : [];
}
