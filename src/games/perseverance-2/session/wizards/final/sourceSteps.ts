import type { Explanation, ToldTable, WizardStep } from '@/engine';
import { playersOf } from '../../../../perseverance/session/table';
import { nameOf, say } from '../../../say';
import { DINOS } from '../../../terms';
import { seatOf } from '../../records';
import type { State } from '../../state';
import { gainLines, isDino, type FinalDraft, type Source } from './gains';

/** What lies on the Player board as tokens; the rest are people, Valor and cards. */
const GOODS: readonly Source[] = ['food', 'scrap', 'islandResource', 'story', 'glowberry'];

/** One source after the other, each with what was counted and what it gives. */
export function sourceSteps(
  state: State,
  draft: FinalDraft,
  explanation: Explanation,
): readonly WizardStep<FinalDraft>[] {
  const step = (name: 'captured' | 'goods' | 'people') => ({
    kind: 'table' as const,
    id: name,
    title: say(`session.finalWizard.step.${name}`),
    help: say(`session.finalWizard.help.${name}`),
  });
  const isGood = (source: Source) => GOODS.includes(source);
  return [
    {
      ...step('captured'),
      tables: [capturedTable(state)],
      lines: gainLines(state, draft, explanation, ({ source, count }) => isDino(source) && count > 0),
    },
    {
      ...step('goods'),
      tables: [],
      lines: gainLines(state, draft, explanation, ({ source }) => isGood(source)),
    },
    {
      ...step('people'),
      tables: [],
      lines: gainLines(state, draft, explanation, ({ source }) => !isDino(source) && !isGood(source)),
    },
  ];
}

/** Who has what in the Enclosure. */
function capturedTable(state: State): ToldTable<FinalDraft> {
  return {
    columns: DINOS.map((dino) => say(`session.finalWizard.short.${dino}`)),
    rows: playersOf(state).map((id) => ({
      id,
      player: id,
      label: say('session.event.owner', { player: nameOf(id) }),
      cells: DINOS.map((dino) => `${seatOf(state, id).enclosure[dino]}`),
    })),
  };
}
