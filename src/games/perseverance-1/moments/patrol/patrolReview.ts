import { DRY_RUN, type Overrides, type ReviewLine } from '@/engine';
import { cardLine } from '../../../perseverance/session/wizards/cardLine';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { unchanged } from '../../../perseverance/session/wizards/unchanged';
import { amount, say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { Command, KeptCard } from '../../session/command';
import { decide } from '../../session/decide/decide';
import type { State } from '../../session/state';
import { reviewLines } from '../../session/wizards/wizard';
import { isPending } from '../threat/threatCheck';

/** The player's numbers as far as they are certain, and who is left on the card after the Threats. */
export function patrolReview(state: State, command: Command, overrides: Overrides): readonly ReviewLine[] {
  const certain = certainOf(state, command);
  if (certain === null) return reviewLines(state, command, overrides);
  const lines = reviewLines(state, certain, overrides);
  const { player } = certain;
  return reviewFor(
    player,
    lines.length > 0 ? lines : [unchanged(state, player)],
    cardLines(state, player, certain),
  );
}

type OfPatrol = Extract<Command, { type: 'patrolStage' | 'patrolEnd' | 'threat' }>;

/** The command without what the app has still to roll; null where it is about no Patrol. */
function certainOf(state: State, command: Command): OfPatrol | null {
  if (command.type === 'patrolEnd') return command;
  if (command.type === 'threat')
    return { ...command, checks: command.checks.filter((check) => !isPending(state, check)) };
  if (command.type !== 'patrolStage') return null;
  const { then, ...stage } = command;
  const rolls = ({ check }: KeptCard) => Boolean(check && isPending(state, check));
  // The way on is certain only if everything before it is.
  const open = then === undefined || stage.kept.some(rolls) || (then !== 'end' && isPending(state, then));
  return {
    ...stage,
    kept: stage.kept.map((one) => (rolls(one) ? { ...one, check: null } : one)),
    ...(!open && { then }),
  };
}

function cardLines(state: State, player: string, command: Command): readonly ReviewLine[] {
  const decision = decide(state, command, DRY_RUN);
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
