import { stepsOf, type Explanation, type Phrase, type ToldLine } from '@/engine';
import { playersOf } from '../../../../perseverance/session/table';
import { gainLine, givesLine } from '../../../../perseverance/session/wizards/final/gainLine';
import type { Given } from '../../../../perseverance/session/wizards/shiftFollowers';
import { dinoSets } from '../../../rules/dinoSets';
import { leftoversOf, type Leftover } from '../../../rules/finalScoring';
import type { Part } from '../../../rules/parts';
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
          why: stepsOf<Part>(explanation, {
            part: ['final-captured', 'final-leftover'],
            of: player,
          }).filter(({ id }) => id?.at?.thing === gain.source),
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
