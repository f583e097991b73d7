import { DRY_RUN, type ReviewLine } from '@/engine';
import { hereAt, playersOf } from '../../../perseverance/session/table';
import { cardLine } from '../../../perseverance/session/wizards/cardLine';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { unchanged } from '../../../perseverance/session/wizards/unchanged';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { decide } from '../../session/decide/decide';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { pieceLines } from '../../session/wizards/pieceLines';
import { reviewLines } from '../../session/wizards/reviewLines';
import { wizard } from '../../session/wizards/wizard';
import { certainPart, pendingRolls, type StageCommand } from './stageCommand';
import { askStage } from './stageScript';

/** One stage of an Adventure, p. 14: rewards, kept Challenge cards, Threats, and the way on, in one entry. */
export const adventureStage = wizard({
  id: 'adventureStage',
  title: () => say('session.action.adventureStage'),
  // A stage that the last player left open comes before the turn.
  actor: {
    of: (state) => playersOf(state).find((id) => seatOf(state, id).adventure?.late) ?? state.turn,
    others: hereAt,
  },
  script: askStage,
  review(state, command, overrides) {
    if (command.type !== 'adventureStage') return [];
    const { player } = command;
    const certain = certainPart(state, command);
    const totals = reviewLines(state, certain, overrides);
    return reviewFor(player, totals.length > 0 ? totals : [unchanged(state, player)], [
      ...cardLines(state, player, certain),
      ...pieceLines(state, certain),
    ]);
  },
  wrapUp: (state, command) => ({
    title: say('session.stage.tidy'),
    lines: (command?.type === 'adventureStage' ? tidying(state, command) : []).map((id) => ({
      id,
      text: say(`session.stage.${id}`),
    })),
  }),
});

/** Who is left on the card after the Threats that are known. */
function cardLines(state: State, player: string, command: Command): readonly ReviewLine[] {
  const card = seatOf(state, player).adventure?.party;
  const decision = decide(state, command, DRY_RUN);
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
    // Those who return are on no card any more: then only losses are shown.
    const told = ended ? figures.after < figures.before : figures.before > 0;
    return told ? [cardLine(player, say(`session.stage.onCard.${kind}`), figures, why)] : [];
  };
  return [...line('light'), ...line('heavy'), ...line('leader')];
}

function tidying(state: State, command: StageCommand) {
  const { player, kept, then } = command;
  const lost = cardLines(state, player, certainPart(state, command)).some(({ change }) => change < 0);
  return [
    ...(kept.length > 0 ? (['tidyCards'] as const) : []),
    ...(lost || pendingRolls(state, command).length > 0 ? (['tidyLost'] as const) : []),
    ...(then === 'end' ? (['tidyEnd'] as const) : then ? (['tidyOn'] as const) : []),
  ];
}
