import type { ReviewLine } from '@/engine';
import { cardLine } from '../../../perseverance/session/wizards/cardLine';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { unchanged } from '../../../perseverance/session/wizards/unchanged';
import { amount, say } from '../../say';
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
  const events = decision.ok ? decision.value : [];
  const card = state.players[player]?.patrol?.soldiers;
  if (!card) return [];
  // Nothing is certain before the app has rolled: everybody is still there. A Patrol that ends leaves nobody on it.
  const last = events.flatMap(({ changes }) => changes).findLast(({ what }) => what === 'patrol');
  const after = last?.what !== 'patrol' ? card : (last.to?.soldiers ?? { light: 0, heavy: 0 });
  const why = events.flatMap((event) => event.why ?? []);
  const home = events.find((event) => event.type === 'patrolEnded');
  return SOLDIERS.filter((kind) => card[kind] > 0).map((kind) =>
    cardLine(
      player,
      say(kind === 'light' ? 'session.supply.patrolLight' : 'session.supply.patrolHeavy'),
      { before: card[kind], after: after[kind] },
      why,
      home && home[kind] > 0
        ? say('session.stage.comesHome', { soldiers: amount(kind, home[kind]) })
        : undefined,
    ),
  );
}
