import { stepsOf, type Explanation, type Outcome, type ResultTable } from '@/engine';
import { signed } from '../../../perseverance/say';
import { givesLine, type Gain } from '../../../perseverance/moments/finalScoring/gains';
import { tieMark } from '../../../perseverance/session/wizards/tieMark';
import type { FinalScoringResult } from './rule';
import type { Part } from '../../rules/parts';
import { nameOf as nameOfPlayer, say } from '../../say';
import { playersOf, type State } from '../../session/state';
import { nameOf, SOURCE_NAMES, SOURCES, type Source, type ThingLeft } from './left';

export type Final = Outcome<FinalScoringResult>;
type Majority = 'soldiers' | 'fortifications';

export interface SourceGain extends Gain {
  readonly page: Source;
}

/** What every source gives everybody, player by player. */
export function gainsOf(state: State, { figures, explanation }: Final): readonly SourceGain[] {
  return playersOf(state).flatMap((player) =>
    SOURCE_NAMES.flatMap((page) =>
      SOURCES[page].gives.map((source) => ({
        page,
        line: givesLine(source, player),
        player,
        computed: figures.breakdown[player]?.[source] ?? 0,
        label: nameOf(state, source),
        why: stepsOf<Part>(explanation, { part: `final-${source}`, of: player }),
      })),
    ),
  );
}

export function isMajority(source: Source): source is Majority {
  return source === 'soldiers' || source === 'fortifications';
}

/** Most pieces first; equals are marked. */
export function majorityTable(
  state: State,
  name: Majority,
  left: readonly ThingLeft[],
  final: Final,
): ResultTable {
  const counts = playersOf(state).map((id) => ({
    id,
    pieces: left.filter(({ player }) => player === id).reduce((sum, { count }) => sum + count, 0),
  }));
  return {
    columns: [say('session.finalWizard.count'), say('session.assemblyWizard.prize')],
    rows: [...counts]
      .sort((a, b) => b.pieces - a.pieces)
      .map(({ id, pieces }) => {
        const { place, figure, tied, why } = placeOf(final, name, id);
        const player = nameOfPlayer(id);
        return {
          id,
          player: id,
          label:
            place === null
              ? say('session.assemblyWizard.unranked', { player })
              : say('session.assemblyWizard.place', { place, player }),
          cells: [`${pieces}`, signed(final.figures.breakdown[id]?.[name] ?? 0)],
          ...(tied && { mark: tieMark(figure) }),
          why,
        };
      }),
  };
}

interface Place {
  readonly place: number | null;
  readonly figure?: string;
  readonly tied: boolean;
  readonly why: Explanation;
}

/** The place of a player in one of the two majorities; with nothing there is none. */
function placeOf({ explanation }: Final, name: Majority, player: string): Place {
  const all = stepsOf<Part>(explanation, { part: `final-${name}` });
  const why = stepsOf<Part>(all, { of: player });
  const [own] = why;
  const place = own?.id?.at?.place;
  if (!own || typeof place !== 'number') return { place: null, tied: false, why };
  return {
    place,
    ...(own.figure !== undefined && { figure: own.figure }),
    tied: all.filter(({ id }) => id?.at?.place === place).length > 1,
    why,
  };
}
