import { gotOver } from '@/data/diagnostics';
import type { OpenSession } from './openSession';
import { recordResult } from './recordResult';
import type { Services } from './services';

/** What lists and statistics know of the game on the table. They may lag by a moment; the log never does. */
export interface SummaryKeeper {
  /** Something has changed. */
  due(): void;
  finish(): Promise<void>;
}

const DELAY = 400;

export function createSummaryKeeper(
  { data, writer, delay }: Services,
  game: () => OpenSession | null,
): SummaryKeeper {
  let callOff: (() => void) | null = null;
  let recording: Promise<void> = Promise.resolve();

  /** One after the other, so that an older figure never overwrites a newer one. */
  function finish(): Promise<void> {
    if (!callOff) return recording;
    callOff();
    callOff = null;
    recording = recording.then(record);
    return recording;
  }

  async function record(): Promise<void> {
    const open = game();
    if (!open || !(await writer.flush(open.id))) return;
    // What cannot be kept now is made again from the log when the list is next shown.
    await recordResult(data, open).catch(gotOver('results', false));
  }

  return {
    due: () => void (callOff ??= delay(() => void finish(), DELAY)),
    finish,
  };
}
