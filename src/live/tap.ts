import {
  actAt,
  changeEntry,
  countingAct,
  err,
  identityOf,
  notedChance,
  ok,
  phrase,
  readStored,
  refusal,
  replayPast,
  type Act,
  type AnyGame,
  type Chance,
  type Draft,
  type Entry,
  type Mend,
  type Origin,
  type Refusal,
  type Result,
  type Session,
} from '@/engine';
import { reviewWords } from './reviewWords';
import { secretHash } from './secret';

/**
 * What somebody at this phone wants, until the hub has it in the log. It can be decided again on a newer state: then
 * luck is as it was, and a step back still means the act that was on the screen.
 */
export type Wanted =
  | {
      readonly kind: 'act';
      readonly command: unknown;
      readonly wizard?: string | undefined;
      readonly draft?: Draft | undefined;
      readonly picks?: readonly number[] | undefined;
      /** What the review of that wizard said, as a hash. */
      readonly reviewed?: string | undefined;
    }
  | { readonly kind: 'undo'; readonly of: Seen }
  | { readonly kind: 'redo'; readonly of: Seen }
  | { readonly kind: 'jump'; readonly to: Seen | null }
  | { readonly kind: 'change'; readonly mends: readonly Mend[] };

export type Tap = Wanted & { readonly id: string; readonly at: number };

/** An act as a person saw it: by its name, and whether one step back takes a whole change of the past. */
export interface Seen {
  readonly act: string;
  readonly isChange: boolean;
}

/** The review was read, and says something else by now: it has to be read again. */
export const REVIEW_CHANGED = 'review-changed';

type AnySession = Session<unknown, unknown>;
type AnyAct = Act<unknown, unknown>;

export interface Decided {
  readonly entry: Entry<unknown>;
  /** The same, with the luck that was needed. */
  readonly tap: Tap;
}

/** What the log would get, on this state; or why not any more. */
export function decideTap(
  game: AnyGame,
  session: AnySession,
  tap: Tap,
  by: string,
  chance: Chance,
): Result<Decided, Refusal> {
  const written = { at: tap.at, id: tap.id, by };
  switch (tap.kind) {
    case 'act':
      return decideAct(game, session, tap, written, chance);
    case 'undo':
      return seenAs(session.done, tap.of)
        ? ok({ tap, entry: { kind: 'undo', ...written } })
        : err(refusal('other-act', phrase('live.undoOther')));
    case 'redo':
      return session.undone && seenAs(session.undone, tap.of)
        ? ok({ tap, entry: { kind: 'redo', ...written } })
        : err(refusal('other-act', phrase('live.redoOther')));
    case 'jump': {
      const to = tap.to === null ? -1 : placeOfSeen(session, tap.to);
      return to === null
        ? err(refusal('other-act', phrase('live.jumpOther')))
        : ok({ tap, entry: { kind: 'jump', to, ...written } });
    }
    case 'change': {
      const replay = replayPast(game, session, tap.mends);
      if (!replay.ok) return replay;
      const entry = changeEntry(tap.at, replay.value);
      return entry
        ? ok({ tap, entry: { ...entry, ...written } })
        : err(refusal('nothing-changed', phrase('live.nothingChanged')));
    }
  }
}

type ActTap = Extract<Tap, { kind: 'act' }>;
type Written = Pick<Entry<unknown>, 'at' | 'id' | 'by'>;

function decideAct(
  game: AnyGame,
  { state }: AnySession,
  tap: ActTap,
  written: Written,
  chance: Chance,
): Result<Decided, Refusal> {
  const { command, wizard, draft } = tap;
  const read = readStored(command, (at) => game.command(at));
  if (!read.ok) return read;
  const reviewed = reviewHash(game, state, tap);
  if (tap.reviewed !== undefined && tap.reviewed !== reviewed)
    return err(refusal(REVIEW_CHANGED, phrase('live.reviewChanged')));
  const luck = sameChance(tap.picks ?? [], chance);
  const events = game.decide(state, read.value, luck);
  if (!events.ok) return events;
  const picks = luck.picks.length > 0 ? luck.picks : undefined;
  const did = { ...written, command, events: events.value, wizard, draft, picks };
  return ok({ tap: { ...tap, picks, reviewed }, entry: { kind: 'act', version: 2, ...did } });
}

/** What the table read before it said yes; undefined where it read nothing. */
function reviewHash(game: AnyGame, state: unknown, { wizard: id, draft }: ActTap): string | undefined {
  const wizard = draft && game.wizards.find((one) => one.id === id);
  if (!wizard || wizard.quick) return undefined;
  return secretHash(reviewWords(wizard.review(state, draft)));
}

/** What was rolled is rolled: only what was never asked for before comes from new luck. */
function sameChance(before: readonly number[], chance: Chance): ReturnType<typeof notedChance> {
  let next = 0;
  return notedChance({
    pick: (below) => {
      const kept = before[next];
      next += 1;
      return kept !== undefined && kept < below ? kept : chance.pick(below);
    },
  });
}

/** The act that one step back or forward would move, as it is on the screen. */
export function seen(act: AnyAct): Seen {
  return {
    act: nameOf(act),
    isChange: act.replaces !== undefined || act.isChange === true,
  };
}

function seenAs(act: AnyAct | Origin<unknown>, wanted: Seen): boolean {
  if (act.kind === 'origin') return false;
  const { act: name, isChange } = seen(act);
  return name === wanted.act && isChange === wanted.isChange;
}

/** Acts from before the table was shared have no name but their place, which no longer changes. */
function nameOf(act: AnyAct): string {
  return act.did.id ?? `#${identityOf(act)}`;
}

/** The act at this place, as a person sees it in the timeline; null where there is none. */
export function seenAt(session: AnySession, place: number): Seen | null {
  for (const act of everyAct(session)) if (act.seq === place) return seen(act);
  return null;
}

function* everyAct(session: AnySession): Generator<AnyAct> {
  for (let act = session.done; act.kind === 'act'; act = act.before) yield act;
  for (let act = session.undone; act; act = act.after) yield act;
  for (let branch = session.aside; branch; branch = branch.before)
    for (let act: AnyAct | null = branch.acts; act; act = act.after) yield act;
}

function placeOfSeen(session: AnySession, { act: name }: Seen): number | null {
  if (name.startsWith('#')) {
    const place = Number(name.slice(1));
    return (actAt(session, place) ?? countingAct(session, place))?.seq ?? place;
  }
  for (const act of everyAct(session)) if (act.did.id === name) return act.seq;
  return null;
}
