import type { ReviewLine } from '@/engine';
import { cardLine } from '../../../perseverance/session/wizards/cardLine';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { unchanged } from '../../../perseverance/session/wizards/unchanged';
import { say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { Command } from '../command';
import { decide } from '../decide/decide';
import type { State } from '../state';
import type { ByHandFigures } from './byHandFigures';
import { reviewLines } from './reviewLines';

/** The player's numbers as far as they are certain, and who is left on the card after the Threats. */
export function patrolReview<Draft>(
  state: State,
  player: string,
  command: Command,
  byHand: ByHandFigures,
  write: (byHand: ByHandFigures) => Draft,
): readonly ReviewLine<Draft>[] {
  const lines = reviewLines(state, command, byHand, write);
  return reviewFor(
    player,
    lines.length > 0 ? lines : [unchanged(state, player)],
    cardLines(state, player, command),
  );
}

function cardLines(state: State, player: string, command: Command): readonly ReviewLine[] {
  const decision = decide(state, command, { pick: () => 0 });
  const [event] = decision.ok ? decision.value : [];
  const card = state.players[player]?.patrol?.soldiers;
  // Nothing is certain before the app has rolled: everybody is still there.
  const after = event?.changes.find((change) => change.what === 'patrol')?.to?.soldiers ?? card;
  if (!card || !after) return [];
  return SOLDIERS.filter((kind) => card[kind] > 0).map((kind) =>
    cardLine(
      player,
      say(kind === 'light' ? 'session.supply.patrolLight' : 'session.supply.patrolHeavy'),
      { before: card[kind], after: after[kind] },
      event?.why ?? [],
    ),
  );
}
