import { stepsOf, type Explanation, type Outcome, type Phrase, type ToldLine } from '@/engine';
import * as family from '../../../perseverance/session/wizards/final/gainLine';
import type { FinalScoringResult } from '../../rules/finalScoring';
import type { Part } from '../../rules/parts';
import { assetName, say } from '../../say';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import type { Gives } from './finalScoringCommand';
import type { FinalDraft, FinalInputs } from './finalScoringDraft';

type Final = Outcome<FinalScoringResult>;

/** What one source gives one player, with its reasons, open to the table's own figure. */
export function gainLine(
  state: State,
  draft: FinalDraft,
  source: Gives,
  player: string,
  { figures, explanation }: Final,
): ToldLine<FinalDraft> {
  return family.gainLine(draft, {
    line: family.givesLine(source, player),
    player,
    worked: figures.breakdown[player]?.[source] ?? 0,
    source: nameOfSource(state, source),
    why: stepsOf<Part>(explanation, { part: `final-${source}`, of: player }),
  });
}

/** Where a player stands in one of the two majorities, as the rules told it; nobody stands anywhere with nothing. */
export function placeOf(
  { explanation }: Final,
  name: 'soldiers' | 'fortifications',
  player: string,
): {
  readonly place: number | null;
  readonly figure?: string;
  readonly tied: boolean;
  readonly why: Explanation;
} {
  const told = stepsOf<Part>(explanation, { part: `final-${name}` });
  const why = stepsOf<Part>(told, { of: player });
  const [own] = why;
  const place = own?.id?.at?.place;
  if (!own || typeof place !== 'number') return { place: null, tied: false, why };
  return {
    place,
    ...(own.figure !== undefined && { figure: own.figure }),
    tied: told.filter(({ id }) => id?.at?.place === place).length > 1,
    why,
  };
}

export function piecesOf(inputs: FinalInputs, name: 'soldiers' | 'fortifications'): number {
  return name === 'soldiers' ? inputs.light + inputs.heavy + inputs.leader : inputs.walls + inputs.traps;
}

function nameOfSource(state: State, source: Gives): Phrase {
  switch (source) {
    case 'food':
    case 'mr':
    case 'story':
      return assetName(rulesFor(state), source);
    case 'soldiers':
    case 'fortifications':
    case 'lightSoldiers':
    case 'heavySoldiers':
    case 'pairs':
    case 'threat':
      return say(`session.finalWizard.${source}`);
  }
}
