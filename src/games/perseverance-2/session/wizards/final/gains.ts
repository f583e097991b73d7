import type { Explanation, Phrase, ToldLine } from '@/engine';
import { playersOf } from '../../../../perseverance/session/table';
import { gainLine, givesLine } from '../../../../perseverance/session/wizards/final/gainLine';
import type { Given } from '../../../../perseverance/session/wizards/shiftFollowers';
import { whyOf } from '../../../../perseverance/session/wizards/whyOf';
import { dinoSets } from '../../../rules/dinoSets';
import { leftoversOf, type Leftover } from '../../../rules/finalScoring';
import { amount, say } from '../../../say';
import { DINOS, type Dino } from '../../../terms';
import { counterName } from '../../counting';
import { rulesPlayer } from '../../records';
import type { State } from '../../state';
import { holdingsOf, type FinalDraft } from './finalDraft';

export type Source = Dino | Leftover['thing'];

interface SourceGain extends Given {
  readonly source: Source;
  readonly count: number;
  /** What was counted, in words. */
  readonly note: Phrase;
}

/** What every source gives one player, captured Dinos first. */
export function gainsOf(state: State, draft: FinalDraft, player: string): readonly SourceGain[] {
  const own = { ...rulesPlayer(state, player), ...holdingsOf(state, draft, player) };
  return [
    ...dinoSets(own.enclosure).map(({ dino, pairs, triples, worth }) => ({
      source: dino,
      count: own.enclosure[dino],
      worked: worth,
      note: say('session.finalWizard.sets', { dinos: amount(dino, own.enclosure[dino]), pairs, triples }),
    })),
    ...leftoversOf(own).map(({ thing, count, perFollower, worth }) => ({
      source: thing,
      count,
      worked: worth,
      note:
        perFollower === 1
          ? amount(thing, count)
          : say('session.finalWizard.perTwo', { things: amount(thing, count) }),
    })),
  ].map((gain) => ({ ...gain, player, line: givesLine(gain.source, player) }));
}

/** The lines of some sources, or of all, player by player. */
export function gainLines(
  state: State,
  draft: FinalDraft,
  explanation: Explanation,
  wanted: (gain: SourceGain) => boolean = () => true,
): readonly ToldLine<FinalDraft>[] {
  return playersOf(state).flatMap((player) =>
    gainsOf(state, draft, player)
      .filter(wanted)
      .map((gain) =>
        gainLine(draft, {
          ...gain,
          source: nameOfSource(gain.source),
          why: whyOf(explanation, player).filter(({ rule }) => tellsOf(rule, gain.source)),
        }),
      ),
  );
}

export function isDino(source: Source): source is Dino {
  return DINOS.some((dino) => dino === source);
}

export function nameOfSource(source: Source): Phrase {
  return isDino(source) ? say(`dino.${source}`) : counterName(source);
}

/** All species share one sentence and so do all leftovers; what was counted tells them apart. */
function tellsOf({ params }: Phrase, source: Source): boolean {
  const counted = params?.dinos ?? params?.things;
  return typeof counted === 'object' && 'key' in counted && counted.key === `amount.${source}`;
}
