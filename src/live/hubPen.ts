import type { ToHub } from './protocol';

type Shared = Extract<ToHub, { say: 'wizard' }>;

/** One wizard at a time, and one pen. Of two that come at once, the first one counts. */
export function mayShare(wizard: Shared | null, here: ReadonlySet<string>, message: Shared): boolean {
  if (!wizard) return true;
  // The pen has moved on: what an earlier holder still sends is late.
  if (wizard.wizard === message.wizard) return message.version > wizard.version;
  const isOver = wizard.draft === null || wizard.pen === message.pen;
  return isOver || !here.has(wizard.pen);
}

/** Each hand-over leaves room for as many changes as anybody makes: it comes after all those of the one before. */
const CHANGES = 1_000_000;

/** The version with which another phone takes the pen, however fast its holder still writes. */
export function versionOfTaking(version: number): number {
  return (Math.floor(version / CHANGES) + 1) * CHANGES;
}
