import {
  added,
  among,
  checked,
  err,
  fail,
  flag,
  kinds,
  listOf,
  maybe,
  moment,
  number,
  phrase,
  read,
  refusal,
  shape,
  shapeOf,
  text,
  type Read,
  type Refusal,
  type Result,
  type Shape,
} from '@/engine';

/**
 * What phones and hub say to each other: JSON, one object a message. Everything that comes in is read through here, so
 * nothing of the wrong shape or size gets any further.
 */
export const PROTOCOL = 1;
/** Of one message, in characters of JSON: a changed past holds the facts of a whole evening. */
export const LONGEST_MESSAGE = 256_000;
export const MOST_LINES = 64;

const BOUNDS = { number: Number.MAX_SAFE_INTEGER, text: LONGEST_MESSAGE, list: 2000 };

const anything = shapeOf((at): unknown => at.value);
const place = number({ max: 1_000_000 });
/** Ids, secrets and hashes: they are keys of a database, which keeps neither half characters nor control signs. */
const LONGEST_WORD = 200;
const UNKEEPABLE = /[\u0000-\u001f\u007f\ud800-\udfff]/u;
const word = checked(text, (value, at) => {
  if (UNKEEPABLE.test(value)) fail(at.path, 'invalid-input', phrase('input.text'));
  if (value.length > LONGEST_WORD)
    fail(at.path, 'out-of-range', phrase('input.tooLong', { max: LONGEST_WORD, length: value.length }));
});

/** A game may have no title of its own. */
const words = shapeOf((at) => (at.value === '' ? '' : text(at)));

const line = shape({ seq: place, id: word, by: word, entry: anything, hash: word });
const lines = listOf(line, { max: MOST_LINES });

/** What a phone needs to open a table that it has never seen. */
const about = shape({
  id: word,
  gameId: word,
  gameVersion: number(),
  title: words,
  createdAt: moment,
  config: anything,
});
export type AboutTable = Read<typeof about>;

const ROLES = ['host', 'player', 'watch'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody at the table, as everybody sees them. */
export const phoneShape = shape({ id: word, name: words, seat: maybe(word), role: among(ROLES), here: flag });
export type Phone = Read<typeof phoneShape>;

const sharedWizard = { wizard: word, version: number(), pen: word, step: maybe(word), draft: anything };

/** Who is speaking: id and secret are the phone's own, made once for each table. */
export const callerShape = shape({ id: word, token: word, name: words, seat: maybe(word), watch: flag });

const toHub = kinds('say', {
  /** By the six letters, or by the table and the secret of its link; `head` and `last`: what this phone has. */
  hello: shape({
    v: number(),
    code: added(word),
    table: added(word),
    link: added(word),
    me: callerShape,
    head: place,
    last: word,
  }),
  append: shape({ n: place, seq: place, prev: word, lines }),
  /** Of a table that the hub does not have, or has less of: a piece of its log. */
  seed: shape({ v: number(), about, link: word, me: callerShape, seq: place, prev: word, lines }),
  /** Open: strangers with the six letters may come in. */
  door: shape({ open: flag }),
  wizard: shape(sharedWizard),
  seal: shape({ wizard: word, seat: word, seats: listOf(word, { min: 1, max: 20 }), hash: word, box: text }),
  /** What was chosen for this seat on another phone, while its own was away, is its choice. */
  keep: shape({ wizard: word, seat: word }),
  ping: shape({ n: place }),
});
export type ToHub = Read<typeof toHub>;
export type Caller = Read<typeof callerShape>;

const REFUSALS = [
  'version',
  'code',
  'token',
  'too-many',
  'closed',
  'watching',
  'not-yours',
  'unreadable',
  'does-not-follow',
  'too-long',
  'no-store',
  'deleted',
  'not-your-row',
  'full',
] as const;
export type HubRefusal = (typeof REFUSALS)[number];

const fromHub = kinds('say', {
  /** To a newcomer: what the table is. */
  joined: shape({ about, link: word }),
  /** `ownRow`: this phone may change only the row of its seat. */
  welcome: shape({ head: place, last: word, now: moment, you: phoneShape, ownRow: added(flag) }),
  lines: shape({ from: place, lines }),
  taken: shape({ n: place, count: place }),
  stale: shape({ n: place, head: place }),
  refused: shape({ n: place, at: place, code: among(REFUSALS) }),
  /** What was asked cannot be done at all. */
  no: shape({ code: among(REFUSALS) }),
  fork: shape({ head: place }),
  /** The hub has this many lines of it, and wants the rest. */
  unknown: shape({ have: place }),
  /** Who is at the table, and the six letters while the door is open. */
  here: shape({ phones: listOf(phoneShape), code: maybe(word) }),
  wizard: shape(sharedWizard),
  sealed: shape({ wizard: word, hashes: listOf(shape({ seat: word, hash: word })) }),
  opened: shape({ wizard: word, boxes: listOf(shape({ seat: word, box: text })) }),
  /** Another phone has a choice for this seat, from when its own was away. */
  passed: shape({ wizard: word, seat: word }),
  pong: shape({ n: place, head: place }),
});
export type FromHub = Read<typeof fromHub>;

export function readToHub(raw: string): Result<ToHub, Refusal> {
  return readMessage(raw, toHub);
}

export function readFromHub(raw: string): Result<FromHub, Refusal> {
  return readMessage(raw, fromHub);
}

function readMessage<T>(raw: string, message: Shape<T, unknown>): Result<T, Refusal> {
  if (raw.length > LONGEST_MESSAGE)
    return err(refusal('too-long', phrase('input.tooLong', { max: LONGEST_MESSAGE, length: raw.length })));
  try {
    return read(JSON.parse(raw), message, BOUNDS);
  } catch {
    return err(refusal('invalid-json', phrase('input.object')));
  }
}
