import type { WizardStep } from '@/engine';
import { CARD_IDS, isLight, type CardId } from '../../rules/challengeCards';
import type { SoldierCount } from '../../rules/fields';
import { amount, say } from '../../say';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { cardNote } from './cardGains';
import type { StageDraft } from './patrolStageDraft';

/** One card per Soldier, from the deck of its kind. */
export function drawnStep(
  state: State,
  draft: StageDraft,
  { light, heavy }: SoldierCount,
): WizardStep<StageDraft> {
  const deck = CARD_IDS.filter((card) => (isLight(card) ? light : heavy) > 0);
  const lights = draft.drawn.filter(isLight).length;
  const right = lights === light && draft.drawn.length - lights === heavy;
  return {
    ...cardList(state, deck, draft.drawn, (drawn) => ({ ...draft, drawn })),
    id: 'drawn',
    title: say('session.stage.drawn'),
    help: say('session.stage.drawnHelp'),
    ...(!right && {
      missing: say('refusal.wrongDraw', { light: amount('cards', light), heavy: amount('cards', heavy) }),
    }),
  };
}

/** As many as the stage shows, or up to that in the beta (R32). Null where there is nothing to choose. */
export function keptStep(state: State, draft: StageDraft): WizardStep<StageDraft> | null {
  const { least, most } = limits(state, draft);
  if (least === draft.drawn.length) return null;
  const kept = keptCards(state, draft);
  const cards = amount('cards', most);
  return {
    ...cardList(state, draft.drawn, kept, (ticked) => ({ ...draft, kept: ticked })),
    id: 'kept',
    title: say('session.stage.kept'),
    help: say(least === most ? 'session.stage.keptExactly' : 'session.stage.keptUpTo', { cards }),
    ...(kept.length > most && { missing: say('refusal.tooManyCards', { cards }) }),
    ...(kept.length < least && { missing: say('refusal.mustKeep', { cards: amount('cards', least) }) }),
  };
}

export function keptCards(state: State, draft: StageDraft): readonly CardId[] {
  return limits(state, draft).least === draft.drawn.length
    ? draft.drawn
    : draft.kept.filter((card) => draft.drawn.includes(card));
}

function limits(state: State, { shown, drawn }: StageDraft) {
  const most = Math.min(shown, drawn.length);
  return { most, least: rulesFor(state).mustKeepCards ? most : 0 };
}

function cardList(
  state: State,
  cards: readonly CardId[],
  ticked: readonly CardId[],
  write: (ticked: readonly CardId[]) => StageDraft,
) {
  return {
    kind: 'checklist' as const,
    lines: cards.map((card) => ({
      id: card,
      text: say('session.wizard.cardName', { card }),
      note: cardNote(state, card),
    })),
    ticked,
    // In the order of the taps: it decides what a full track takes first.
    write: (ids: readonly string[]) => write(ids.flatMap((id) => CARD_IDS.find((card) => card === id) ?? [])),
  };
}
