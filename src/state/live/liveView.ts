import { listOf, readStored } from '@/engine';
import type { Link, NotTaken } from '@/live/copyParts';
import { phoneShape, type Caller, type FromHub, type Phone } from '@/live/protocol';

/** The wizard that somebody has open for all: `pen` is the phone that answers. A draft of null: it is over. */
export type SharedWizard = Omit<Extract<FromHub, { say: 'wizard' }>, 'say'>;

/** Who has chosen in secret, and once everybody has, all the boxes. */
export interface Seals {
  readonly wizard: string;
  readonly hashes: readonly { readonly seat: string; readonly hash: string }[];
  readonly boxes: readonly { readonly seat: string; readonly box: string }[] | null;
}

/** A shared table as this phone sees it. */
export interface LiveView {
  readonly sessionId: string;
  readonly tableId: string;
  readonly hub: string;
  /** The secret of the table's link: who has it gets in. */
  readonly secret: string;
  readonly me: Caller;
  readonly link: Link;
  /** When the table was last heard, in this phone's time; null while it is live. */
  readonly since: number | null;
  /** Everybody who ever joined; `here` says who is connected. */
  readonly phones: readonly Phone[];
  /** The six letters while the door is open. */
  readonly code: string | null;
  /** How many taps are on this phone only. */
  readonly waiting: number;
  readonly notTaken: readonly NotTaken[];
  readonly wizard: SharedWizard | null;
  readonly seals: Seals | null;
  /** The round in which another phone has a choice for this one's seat, from when this one was away. */
  readonly passed: string | null;
  /** Choices of this phone that are on their way to the table. */
  readonly sealing: readonly { readonly wizard: string; readonly seat: string }[];
  /** Whether everything that the table has to say was heard since it is live. */
  readonly isCurrent: boolean;
}

const phonesShape = listOf(phoneShape);

/** Names for the timeline may be missing: the table works without them. */
export function readPhones(body: unknown): readonly Phone[] {
  const read = readStored(body, phonesShape);
  return read.ok ? read.value : [];
}
