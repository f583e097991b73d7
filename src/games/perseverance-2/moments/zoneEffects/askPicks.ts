import type { Ask, Option, Phrase } from '@/engine';
import { say } from '../../say';
import { onlyOpen } from '../../session/wizards/onlyOpen';

const DONE = 'done';

interface Picking<Pick> {
  readonly id: string;
  readonly title: Phrase;
  readonly help: Phrase;
  readonly most: number;
  /** The ways to go on from the picks so far; the last tap may need further questions. */
  options(picks: readonly Pick[]): readonly Option[];
  pick(option: string, picks: readonly Pick[], step: string): Pick | null;
}

/**
 * Several options of an Effect, each with what it asks; after the first one nothing more is proposed. Null while
 * something is open.
 */
export function askPicks<Pick>(ask: Ask, picking: Picking<Pick>): readonly Pick[] | null {
  const picks: Pick[] = [];
  while (picks.length < picking.most) {
    const step = `${picking.id}:${picks.length}`;
    const first = picks.length === 0;
    const options = picking.options(picks);
    if (!first && options.every(({ reason }) => reason)) break;
    const answer = ask.choose({
      id: step,
      title: first ? picking.title : say('session.ask.more'),
      help: picking.help,
      // A single pick may be the last tap.
      layout: picking.most === 1 ? 'tiles' : 'chips',
      initial: first ? onlyOpen(options) : DONE,
      options: [...options, ...(first ? [] : [{ id: DONE, label: say('session.ask.done') }])],
    });
    if (answer === null) return null;
    if (answer === DONE) break;
    const pick = picking.pick(answer, picks, step);
    if (pick === null) return null;
    picks.push(pick);
  }
  return picks;
}
