import { ok, type ReviewLine, type Wizard, type WrapUp } from '@/engine';
import { cardLine } from '../../../../perseverance/session/wizards/cardLine';
import { playerActs } from '../../../../perseverance/session/wizards/playerActs';
import { reviewFor } from '../../../../perseverance/session/wizards/reviewFor';
import { unchanged } from '../../../../perseverance/session/wizards/unchanged';
import { say } from '../../../say';
import type { Command } from '../../command';
import { decide } from '../../decide/decide';
import { seatOf } from '../../records';
import { no } from '../../refuse';
import type { State } from '../../state';
import { pieceLines } from '../pieceLines';
import { reviewLines, withTotals } from '../reviewLines';
import { beginStage, readStage, type StageDraft } from './stageDraft';
import { walkStage } from './stageWalk';

/** One stage of an Adventure, p. 14: rewards, kept Challenge cards, Threats, and the way on, in one entry. */
export const adventureStage: Wizard<State, Command, StageDraft> = {
  id: 'adventureStage',
  title: () => say('session.action.adventureStage'),
  actor: playerActs,
  begin: beginStage,
  readDraft: readStage,
  steps: (state, draft) => walkStage(state, draft).steps,
  review: (state, draft) => {
    const { certain } = walkStage(state, draft);
    if (!certain) return [];
    const totals = reviewLines(state, certain, draft.byHand, (byHand) => ({ ...draft, byHand }));
    return reviewFor(draft.player, totals.length > 0 ? totals : [unchanged(state, draft.player)], [
      ...cardLines(state, draft.player, certain),
      ...pieceLines(state, certain),
    ]);
  },
  wrapUp: (state, draft) => tidy(state, draft),
  commit: (state, draft) => {
    const { command } = walkStage(state, draft);
    return command ? ok(withTotals(command, draft.byHand)) : no('nothingChosen');
  },
};

/** Who is left on the card after the Threats that are known. */
function cardLines(state: State, player: string, command: Command): readonly ReviewLine[] {
  const card = seatOf(state, player).adventure?.party;
  const decision = decide(state, command, { pick: () => 0 });
  const events = decision.ok ? decision.value : [];
  const parties = events.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.what === 'adventure' && change.to ? [change.to.party] : [])),
  );
  const ended = events.some(({ type }) => type === 'adventureEnded');
  const after = parties.at(-1) ?? card;
  if (!card || !after) return [];
  const why = events.flatMap((event) => event.why ?? []);
  const line = (kind: 'light' | 'heavy' | 'leader') => {
    const figures = { before: Number(card[kind]), after: Number(after[kind]) };
    // Whoever returns is on no card any more: then only losses are told.
    const told = ended ? figures.after < figures.before : figures.before > 0;
    return told ? [cardLine(player, say(`session.stage.onCard.${kind}`), figures, why)] : [];
  };
  return [...line('light'), ...line('heavy'), ...line('leader')];
}

function tidy(state: State, draft: StageDraft): WrapUp<StageDraft> {
  const { command, certain, steps } = walkStage(state, draft);
  const then = command?.type === 'adventureStage' ? command.then : null;
  const cards = command?.type === 'adventureStage' ? command.kept : [];
  const lost = certain !== null && cardLines(state, draft.player, certain).some(({ change }) => change < 0);
  const lines = [
    ...(cards.length > 0 ? (['tidyCards'] as const) : []),
    ...(lost || steps.some(({ id }) => id === 'pending') ? (['tidyLost'] as const) : []),
    ...(then === 'end' ? (['tidyEnd'] as const) : then ? (['tidyOn'] as const) : []),
  ];
  return {
    title: say('session.stage.tidy'),
    lines: lines.map((id) => ({ id, text: say(`session.stage.${id}`) })),
    ticked: draft.ticked,
    write: (ticked) => ({ ...draft, ticked }),
  };
}
