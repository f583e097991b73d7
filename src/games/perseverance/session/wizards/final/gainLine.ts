import type { ByHandFigures, Explanation, Phrase, ToldLine } from '@/engine';
import { nameOf } from '../../../names';
import { say, signed } from '../../../say';
import { followersByHand, type Given } from '../shiftFollowers';

interface Gain extends Given {
  readonly source: Phrase;
  /** What was counted for it. */
  readonly note?: Phrase;
  readonly why: Explanation;
}

/** What one source of the end gives one player, with its reasons, open to the table's own figure. */
export function gainLine<D extends { readonly byHand: ByHandFigures }>(draft: D, gain: Gain): ToldLine<D> {
  const { line, player, source, note, why } = gain;
  const byHand = followersByHand(draft, gain);
  return {
    id: line,
    player,
    group: say('session.event.owner', { player: nameOf(player) }),
    label: say('session.finalWizard.followersFor', { source }),
    ...(note && { note }),
    figure: signed(byHand.value),
    why,
    byHand,
  };
}

/** The name of the line among the figures set by hand. */
export function givesLine(source: string, player: string): string {
  return `gives:${source}:${player}`;
}
