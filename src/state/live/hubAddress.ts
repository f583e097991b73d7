import { text } from '@/engine';
import { connect } from '@/live/connection';
import type { Services } from '../services';

/** The hub that somebody typed last: an app comes from none. */
const HUB = 'hub';
/** A person waits for it. */
const PATIENCE = 6000;

export async function lastHub({ data, live }: Services): Promise<string | null> {
  if (live.hub !== null) return live.hub;
  return (await data.settings.get<string | null>(HUB, text, null)).value;
}

export function rememberHub({ habits, live }: Services, hub: string): Promise<void> {
  return live.hub === hub ? Promise.resolve() : habits.keep(HUB, hub);
}

/** Whether a hub answers at this address. */
export function answersAt({ live, clock, delay }: Services, hub: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answers: boolean) => {
      callOff();
      wire.close();
      resolve(answers);
    };
    const callOff = delay(() => end(false), PATIENCE);
    const wire = connect({
      url: hub,
      WebSocket: live.WebSocket,
      now: clock,
      delay,
      jitter: () => live.jitter(),
      up: () => wire.send({ say: 'ping', n: 1 }),
      down: () => undefined,
      hear: ({ say }) => say === 'pong' && end(true),
    });
  });
}
