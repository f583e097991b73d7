import type { Ask, Explanation, Phrase, ResultLine } from '@/engine';
import { nameOf } from '../../names';
import { say, signed } from '../../say';
import { followersOverride } from '../../session/wizards/followersOverride';
import type { Given } from '../../session/wizards/followersOverride';

/** What one source of the end gives one player. */
export interface Gain extends Given {
  readonly label: Phrase;
  /** What was counted for it. */
  readonly note?: Phrase;
  readonly why: Explanation;
}

/** The name of a gain's line. */
export function givesLine(source: string, player: string): string {
  return `gives:${source}:${player}`;
}

/** The line of a gain, with its reasons and open to the table's own figure. */
export function gainLine(ask: Ask, gain: Gain): ResultLine {
  const { line, player, label, note, why } = gain;
  const set = followersOverride(ask, gain);
  return {
    id: line,
    player,
    group: say('session.event.owner', { player: nameOf(player) }),
    label,
    ...(note && { note }),
    figure: signed(set.value),
    why,
    override: set,
  };
}
