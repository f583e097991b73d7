import type { Session } from '@/engine';
import { seen, type Wanted } from '@/live/tap';
import type { TestTable } from '../../games/support/tables';
import type { Draw } from '../../support/model/chance';
import { drawCommand } from '../../support/model/wishes';

/** Something that somebody at this phone may want, with what is on its screen. */
export function drawWanted(table: TestTable, shown: Session<unknown, unknown>, draw: Draw): Wanted | null {
  const { game, opening, rolls } = table;
  const { done, undone, state } = shown;
  const kind = draw.number(20);
  if (kind === 0) return done.kind === 'act' ? { kind: 'undo', of: seen(done) } : null;
  if (kind === 1) return undone ? { kind: 'redo', of: seen(undone) } : null;
  if (kind === 2 && done.kind === 'act') {
    let to = done;
    for (let back = draw.number(4); back > 0 && to.before.kind === 'act'; back -= 1) to = to.before;
    return { kind: 'jump', to: seen(to) };
  }
  if (kind === 3 && done.kind === 'act') return { kind: 'change', mends: [{ how: 'out', at: done.seq }] };
  const command =
    kind < 7 && opening.length > 0
      ? draw.pick(opening)
      : kind < 10 && rolls.length > 0
        ? draw.pick(rolls)
        : drawCommand(game, state, draw);
  if (command === null || command === undefined) return null;
  return { kind: 'act', command: JSON.parse(JSON.stringify(command)) as unknown };
}
