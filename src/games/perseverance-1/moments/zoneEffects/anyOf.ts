import { DRY_RUN, type Phrase } from '@/engine';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { decide } from '../../session/decide/decide';
import type { State } from '../../session/state';

/** Refusals that another place may lift; any other one, such as a price, holds everywhere. */
const OF_PLACE = new Set([
  'spaceTaken',
  'noSuchSpace',
  'spaceLocked',
  'trapUnderDino',
  'leaderThere',
  'space-taken',
  'space-locked',
  'not-bottommost',
  'same-zone',
]);

/** Nothing if one of several ways is open, else why none is. It looks no further than it has to. */
export function reasonAgainstAll(state: State, ways: Iterable<Command>): { readonly reason?: Phrase } {
  for (const way of ways) {
    const decision = decide(state, way, DRY_RUN);
    if (decision.ok) return {};
    if (!OF_PLACE.has(decision.error.code)) return { reason: decision.error.message };
  }
  return { reason: say('session.act.noSpace') };
}

/** The first way that is open. */
export function firstOpen<Way>(
  state: State,
  ways: readonly Way[],
  command: (way: Way) => Command,
): Way | undefined {
  return ways.find((way) => decide(state, command(way), DRY_RUN).ok);
}

/** One command at a time, only as far as somebody asks. */
export function* lazily<Way>(ways: Iterable<Way>, command: (way: Way) => Command): Generator<Command> {
  for (const way of ways) yield command(way);
}
