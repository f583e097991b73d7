import type { Ask, Phrase } from '@/engine';
import { no, say } from '../../../say';
import { isFull } from '../../level';
import type { TableState } from '../../table';

interface Thing {
  readonly id: string;
  readonly icon: string;
  readonly label: Phrase;
}

/** Before Full becomes Essentials: what stops being followed, and that it is kept as it was counted last. */
export function tellLess(ask: Ask, state: Pick<TableState, 'tracking'>, things: readonly Thing[]): void {
  ask.tell({
    id: 'things',
    title: say('session.level.lessTitle'),
    help: say('session.level.lessHelp'),
    lines: things.map((thing) => ({ ...thing, note: say('session.level.lessNote') })),
    // A wizard that was left may be opened again when it is done already.
    missing: isFull(state) ? null : no('noChange').error.message,
  });
}
