import { stepsOf, type Explanation } from '@/engine';
import { givesLine, type Gain } from '../../../perseverance/moments/finalScoring/gains';
import { dinoSets } from './dinoSets';
import { leftoversOf } from './rule';
import type { Part } from '../../rules/parts';
import { amount, say } from '../../say';
import { knownHoldings, type Counted } from '../../session/known';
import { rulesPlayer } from '../../session/records';
import type { State } from '../../session/state';
import { nameOfSource, pageOf, type Page, type Source } from './held';

export interface SourceGain extends Gain {
  readonly page: Page;
  readonly source: Source;
  readonly count: number;
}

/** What every source gives one player, captured Dinos first; `counted` is what the table counted in Essentials. */
export function gainsOf(
  state: State,
  player: string,
  counted: Counted | undefined,
  explanation: Explanation,
): readonly SourceGain[] {
  const own = { ...rulesPlayer(state, player), ...knownHoldings(state, player, counted) };
  const reasons = stepsOf<Part>(explanation, { part: ['final-captured', 'final-leftover'], of: player });
  return [
    ...dinoSets(own.enclosure).map(({ dino, pairs, triples, worth }) => ({
      source: dino,
      count: own.enclosure[dino],
      computed: worth,
      note: say('session.finalWizard.sets', { dinos: amount(dino, own.enclosure[dino]), pairs, triples }),
    })),
    ...leftoversOf(own).map(({ thing, count, perFollower, worth }) => ({
      source: thing,
      count,
      computed: worth,
      note:
        perFollower === 1
          ? amount(thing, count)
          : say('session.finalWizard.perTwo', { things: amount(thing, count) }),
    })),
  ].map((gain) => ({
    ...gain,
    player,
    line: givesLine(gain.source, player),
    page: pageOf(gain.source),
    label: nameOfSource(gain.source),
    why: reasons.filter(({ id }) => id?.at?.thing === gain.source),
  }));
}
