import type { FromHub, Phone, ToHub } from '@/live/protocol';
import type { Seals, SharedWizard } from './liveView';

type Sealing = Omit<Extract<ToHub, { say: 'seal' }>, 'say'>;

/** What a table shares besides its log: the wizard that is open, and secret choices. Never on a disk of a phone. */
export interface Shared {
  wizard(): SharedWizard | null;
  seals(): Seals | null;
  /** The round in which another phone has a choice for this seat; null where none has. */
  passed(): string | null;
  /** That is this seat's choice. */
  keepPassed(seat: string): void;
  /** Choices of this phone that the hub does not have yet. */
  sealing(): readonly Sealing[];
  /** Whether everything that the hub has of it was heard since the wire is up. */
  isCurrent(): boolean;
  share(wizard: SharedWizard): void;
  seal(choice: Sealing): void;
  hear(message: Extract<FromHub, { say: 'wizard' | 'sealed' | 'opened' | 'passed' }>): void;
  /** After the first of these the hub has said all it has. */
  hearHere(phones: readonly Phone[]): void;
  /** Some seconds later, and every few seconds. */
  hearPong(): void;
  down(): void;
}

export function createShared(me: string, send: (message: ToHub) => void): Shared {
  let wizard: SharedWizard | null = null;
  let seals: Seals | null = null;
  let sealing: readonly Sealing[] = [];
  /** What this phone shared last, until another one has the pen: said again to a hub that did not hear it. */
  let mine: SharedWizard | null = null;
  let isCurrent = false;
  let heard = false;
  let here: readonly Phone[] = [];
  let passed: string | null = null;

  function hearWizard({ wizard: name, version, pen, step, draft }: SharedWizard): void {
    const shared = { wizard: name, version, pen, step, draft };
    heard = true;
    // The hub is behind, and hears of it when it has said all it has.
    if (mine && mine.wizard === shared.wizard && shared.version < mine.version) return;
    if (shared.pen !== me) mine = null;
    show(shared);
  }

  function show(shared: SharedWizard): void {
    wizard = shared.draft === null ? null : shared;
    // Nobody waits for them any more.
    if (!wizard) sealing = [];
  }

  return {
    wizard: () => wizard,
    seals: () => seals,
    passed: () => passed,
    keepPassed: (seat) => {
      if (passed !== null) send({ say: 'keep', wizard: passed, seat });
    },
    sealing: () => sealing,
    isCurrent: () => isCurrent,
    share: (shared) => {
      mine = shared;
      show(shared);
      if (isCurrent) send({ say: 'wizard', ...shared });
    },
    seal: (choice) => {
      sealing = [...sealing, choice];
      if (isCurrent) send({ say: 'seal', ...choice });
    },
    hear: (message) => {
      if (message.say === 'wizard') return hearWizard(message);
      if (message.say === 'passed') {
        passed = message.wizard;
        return;
      }
      const { wizard: round } = message;
      const before = seals?.wizard === round ? seals : { hashes: [], boxes: null };
      const { hashes = before.hashes, boxes = before.boxes }: Partial<Seals> = message;
      seals = { wizard: round, hashes, boxes };
      sealing = sealing.filter(
        (one) => one.wizard !== message.wizard || hashes.every(({ seat }) => seat !== one.seat),
      );
    },
    hearHere: (phones) => {
      here = phones;
      if (mine && !isCurrent) send({ say: 'wizard', ...mine });
      isCurrent = true;
      // Who was here when one of these came may have gone: then it counts.
      for (const choice of sealing) send({ say: 'seal', ...choice });
    },
    hearPong: () => {
      // A hub that was started again has forgotten it; who holds the pen would have said so by now.
      const pen = wizard && here.find(({ id }) => id === wizard?.pen);
      if (isCurrent && !heard && pen && pen.id !== me && pen.here) wizard = null;
    },
    down: () => {
      isCurrent = false;
      heard = false;
      passed = null;
    },
  };
}
