import type { AskedFigure, Explanation, Phrase, ToldTable, WizardStep } from '@/engine';
import { sayCounted, sayFigure, type CountedFigure } from '../../../../perseverance/session/level';
import { playersOf } from '../../../../perseverance/session/table';
import { amount, nameOf, say } from '../../../say';
import { DINOS } from '../../../terms';
import { stockKnown, type Held } from '../../known';
import { seatOf } from '../../records';
import { isFull, type State } from '../../state';
import { HELD, mostHeld, saidOf, type FinalDraft } from './finalDraft';
import { gainLines, gainsOf, isDino, nameOfSource, type Source } from './gains';

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
  if (!isFull(state)) {
    const asked = (name: 'captured' | 'goods' | 'people', wanted: (held: Held) => boolean) => ({
      ...step(name),
      kind: 'figures' as const,
      lead: say('session.unseen.holdings'),
      figures: heldFigures(state, draft, HELD.filter(wanted)),
    });
    return [
      asked('captured', isDino),
      asked('goods', isGood),
      asked('people', (held) => !isDino(held) && !isGood(held)),
    ];
  }
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

/** What it is worth, and when it was counted unless that was just now. */
function noteOn(
  known: { readonly last: CountedFigure | null } | null,
  worth: number,
): { readonly note?: Phrase } {
  const gives = worth > 0 ? amount('followers', worth) : null;
  if (!known) return gives ? { note: gives } : {};
  return { note: gives ? sayFigure(gives, known.last) : sayCounted(known.last) };
}

/** In Essentials: counted here, and every row says what it is worth. */
function heldFigures(
  state: State,
  draft: FinalDraft,
  asked: readonly Held[],
): readonly AskedFigure<FinalDraft>[] {
  return playersOf(state).flatMap((player) => {
    const said = saidOf(draft, player);
    return asked.map((held): AskedFigure<FinalDraft> => {
      const known = stockKnown(state, player, held);
      const value = said[held] ?? known?.value ?? 0;
      const worth = gainsOf(state, draft, player).find(({ source }) => source === held)?.worked ?? 0;
      return {
        id: `${player}:${held}`,
        group: say('session.event.owner', { player: nameOf(player) }),
        label: nameOfSource(held),
        ...noteOn(said[held] === undefined ? { last: known } : null, worth),
        value,
        ...(said[held] === undefined && !known && { unknown: true }),
        track: { min: 0, max: mostHeld(held) },
        write: (to) => ({ ...draft, held: { ...draft.held, [player]: { ...said, [held]: to } } }),
      };
    });
  });
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
