import type {
  AskedFigure,
  Outcome,
  Phrase,
  Refusal,
  Result,
  ToldLine,
  ToldTable,
  WizardStep,
} from '@/engine';
import { signed } from '../../../perseverance/say';
import { sayCounted, sayFigure, type CountedFigure } from '../../../perseverance/session/level';
import { tieMark } from '../../../perseverance/session/wizards/tieMark';
import type { FinalScoringResult } from '../../rules/finalScoring';
import { amount, nameOf, say } from '../../say';
import { isFull, playersOf, type State } from '../state';
import type { Gives } from './finalScoringCommand';
import {
  MOST_LEFT,
  inputKnown,
  inputsOf,
  trackedInputs,
  writeInput,
  type FinalDraft,
  type FinalInput,
} from './finalScoringDraft';
import { gainLine, piecesOf, placeOf } from './finalScoringGains';
import { nameOfInput } from './finalScoringNames';

/** What gives Followers at the end, what is counted for it, and under which names the rules tell of it. */
const SOURCES = {
  soldiers: { inputs: ['light', 'heavy', 'leader'], gives: ['soldiers'] },
  fortifications: { inputs: ['walls', 'traps'], gives: ['fortifications'] },
  resources: { inputs: ['food', 'mr', 'story'], gives: ['food', 'mr', 'story'] },
  army: {
    inputs: ['boardLight', 'boardHeavy', 'patrolLight', 'patrolHeavy'],
    gives: ['lightSoldiers', 'heavySoldiers'],
  },
  pairs: { inputs: ['safeguard', 'valor'], gives: ['pairs'] },
  threat: { inputs: ['heavyThreat'], gives: ['threat'] },
} as const satisfies Record<
  string,
  { readonly inputs: readonly FinalInput[]; readonly gives: readonly Gives[] }
>;
type Source = keyof typeof SOURCES;
type Final = Outcome<FinalScoringResult>;

/**
 * One source after the other. In Full tracking what is counted is known and told, each number open to the table's
 * own; otherwise it is asked for, and every player's rows say at once what they give.
 */
export function sourceSteps(
  state: State,
  draft: FinalDraft,
  outcome: Result<Final, Refusal>,
): readonly WizardStep<FinalDraft>[] {
  const final = outcome.ok ? outcome.value : null;
  return (
    (Object.keys(SOURCES) as readonly Source[])
      // The Threat tokens stand on the table only with that module.
      .filter((source) => source !== 'threat' || state.config.deterministic.threat)
      .map((source) => ({
        ...(isFull(state) ? toldStep(state, draft, source, final) : askedStep(state, draft, source, final)),
        id: source,
        title: say(`session.finalWizard.step.${source}`),
        help: say(`session.finalWizard.help.${source}`),
        // The last of the steps that count Soldiers: here too many of them can be put right.
        ...(source === 'army' && !outcome.ok && { missing: outcome.error.message }),
      }))
  );
}

type Body<Kind> = Omit<Extract<WizardStep<FinalDraft>, { readonly kind: Kind }>, 'id' | 'title' | 'help'>;

function askedStep(state: State, draft: FinalDraft, source: Source, final: Final | null): Body<'figures'> {
  return {
    kind: 'figures',
    figures: playersOf(state).flatMap((player) =>
      SOURCES[source].inputs.map((input, i): AskedFigure<FinalDraft> => {
        const known = inputKnown(state, draft, player, input);
        const gives = i === 0 && final ? givesOf(state, draft, source, player, final) : undefined;
        const note = known ? noteOn(known.last, gives) : gives;
        return {
          id: `${player}:${input}`,
          group: say('session.event.owner', { player: nameOf(player) }),
          label: nameOfInput(state, input),
          ...(note && { note }),
          value: inputsOf(state, draft, player)[input],
          ...(known?.last === null && { unknown: true }),
          track: { min: 0, max: MOST_LEFT[input] },
          write: (to) => writeInput(draft, player, input, to),
        };
      }),
    ),
  };
}

function noteOn(last: CountedFigure | null, gives: Phrase | undefined): Phrase {
  return gives ? sayFigure(gives, last) : sayCounted(last);
}

/** Rows of which nobody knows anything come to nothing yet. */
function givesOf(
  state: State,
  draft: FinalDraft,
  source: Source,
  player: string,
  final: Final,
): Phrase | undefined {
  const inputs: readonly FinalInput[] = SOURCES[source].inputs;
  const some = inputs.some((input) => inputKnown(state, draft, player, input)?.last !== null);
  return some ? givesNote(source, player, final) : undefined;
}

function toldStep(state: State, draft: FinalDraft, source: Source, final: Final | null): Body<'table'> {
  const ranked = source === 'soldiers' || source === 'fortifications' ? source : null;
  return {
    kind: 'table',
    tables: ranked && final ? [majorityTable(state, draft, ranked, final)] : [],
    lines: playersOf(state).flatMap((player) => [
      ...(final ? SOURCES[source].gives.map((gives) => gainLine(state, draft, gives, player, final)) : []),
      ...SOURCES[source].inputs.map((input) => inputLine(state, draft, player, input)),
    ]),
  };
}

/** Most pieces first; equals are marked. */
function majorityTable(
  state: State,
  draft: FinalDraft,
  name: 'soldiers' | 'fortifications',
  final: Final,
): ToldTable {
  const counts = playersOf(state).map((id) => ({ id, pieces: piecesOf(inputsOf(state, draft, id), name) }));
  return {
    columns: [say('session.finalWizard.count'), say('session.assemblyWizard.prize')],
    rows: [...counts]
      .sort((a, b) => b.pieces - a.pieces)
      .map(({ id, pieces }) => {
        const { place, figure, tied, why } = placeOf(final, name, id);
        return {
          id,
          player: id,
          label:
            place === null
              ? say('session.assemblyWizard.unranked', { player: nameOf(id) })
              : say('session.assemblyWizard.place', { place, player: nameOf(id) }),
          cells: [`${pieces}`, signed(final.figures.breakdown[id]?.[name] ?? 0)],
          ...(tied && { mark: tieMark(figure) }),
          why,
        };
      }),
  };
}

function inputLine(state: State, draft: FinalDraft, player: string, input: FinalInput): ToldLine<FinalDraft> {
  const value = inputsOf(state, draft, player)[input];
  const label = nameOfInput(state, input);
  return {
    id: `${player}:${input}`,
    group: say('session.event.owner', { player: nameOf(player) }),
    under: true,
    label,
    figure: `${value}`,
    byHand: {
      label,
      worked: trackedInputs(state, player)[input],
      value,
      track: { min: 0, max: MOST_LEFT[input] },
      write: (to) => writeInput(draft, player, input, to),
    },
  };
}

/** What a player's rows come to. */
function givesNote(source: Source, player: string, final: Final): Phrase {
  const own = final.figures.breakdown[player];
  const gives: readonly Gives[] = SOURCES[source].gives;
  const sum = gives.reduce((all, name) => all + (own?.[name] ?? 0), 0);
  const followers = amount('followers', Math.abs(sum));
  if (sum < 0) return say('session.finalWizard.takes', { followers });
  if (source !== 'soldiers' && source !== 'fortifications')
    return say('session.finalWizard.gives', { followers });
  const { place, tied } = placeOf(final, source, player);
  if (place === null) return say('session.finalWizard.none');
  return say(`session.finalWizard.${tied ? 'placeTied' : 'placeGives'}`, { place, followers });
}
