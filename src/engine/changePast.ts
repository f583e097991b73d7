import type { Chance } from './chance';
import { identityOf } from './course';
import { CHANGE_DRAFT, type ActFacts, type ChangeEntry, type CourseAct, type Entry } from './entry';
import type { Game } from './game';
import { phrase } from './phrase';
import { readStored } from './reader';
import { refusal, type Refusal } from './refusal';
import { err, ok, type Result } from './result';
import { sameJson } from './sameJson';
import { stateAt, type Act, type Session } from './session';

/** What should have been done, as it would be sent. */
export type Wish = Pick<ActFacts<never>, 'command' | 'wizard' | 'draft' | 'picks'>;

/** One thing to change about the past; `at` is an act that counts. */
export type Mend =
  | { readonly how: 'instead'; readonly at: number; readonly wish: Wish }
  | { readonly how: 'before'; readonly at: number; readonly wish: Wish }
  | { readonly how: 'out'; readonly at: number }
  /** Its facts stay as they are, although the rules refuse it now. */
  | { readonly how: 'keep'; readonly at: number };

/** `same`: the same facts. `unfit`: the rules refuse it now, so it is left out unless somebody mends it, too. */
export type Became = 'same' | 'different' | 'new' | 'kept' | 'out' | 'unfit';

export interface ReplayedAct<E> {
  /** The place of the act in the course that counts now; of a new one, of the act that it comes before. */
  readonly at: number;
  readonly became: Became;
  /** What it did until now; null if it is new. */
  readonly was: ActFacts<E> | null;
  /** What it does now; null if it no longer counts. */
  readonly did: ActFacts<E> | null;
  /** Why it does not fit. */
  readonly refusal: Refusal | null;
}

export interface Replay<S, E> {
  /** The last act before the first change. */
  readonly after: number;
  readonly acts: readonly ReplayedAct<E>[];
  /** How the table would be. */
  readonly state: S;
}

type Rules<S, E> = Pick<Game<never, S, unknown, E>, 'command' | 'decide' | 'evolve'>;

/**
 * Plays everything from the first mended act on again, on the changed ground and by the rules of today. Nothing is
 * rolled again: luck is as it was. `until`: stops before that act, to show the table as it was then.
 */
export function replayPast<S, E>(
  game: Rules<S, E>,
  session: Session<S, E>,
  mends: readonly Mend[],
  until?: number,
): Result<Replay<S, E>, Refusal> {
  const wanted = until === undefined ? mends.map(({ at }) => at) : [...mends.map(({ at }) => at), until];
  const past = pastFrom(session, wanted);
  if (!past) return err(refusal('no-such-act', phrase('change.gone')));
  const [fork, ...later] = past;
  if (later.some(({ did }) => did.command === undefined))
    return err(refusal('no-command', phrase('change.tooOld')));
  const acts: ReplayedAct<E>[] = [];
  let state = stateAt(game, fork);
  const take = (act: ReplayedAct<E>) => {
    acts.push(act);
    if (act.did) state = act.did.events.reduce((before, event) => game.evolve(before, event), state);
  };
  for (const { seq: at, did, kept = false } of later) {
    for (const mend of mends) {
      if (mend.at !== at || mend.how !== 'before') continue;
      const wish = { ...mend.wish, at: did.at };
      take({ at, was: null, ...decideAgain(game, state, wish, 'new') });
    }
    if (at === until) break;
    const mend = mends.findLast((one) => one.at === at && one.how !== 'before');
    take({ at, was: did, ...again(game, state, did, kept, mend) });
  }
  return ok({ after: fork.seq, acts, state });
}

/** What is written down; null where everything came out as it was. */
export function changeEntry<E>(at: number, { after, acts }: Replay<unknown, E>): Entry<E> | null {
  const first = acts.findIndex(({ became }) => became !== 'same');
  if (first === -1) return null;
  const course = acts.slice(first).flatMap((act): readonly CourseAct<E>[] => {
    if (!act.did) return [];
    if (act.became === 'same') return [{ kind: 'same', act: act.at }];
    if (act.became === 'kept') return [{ kind: 'same', act: act.at, kept: true }];
    return [{ kind: 'new', ...(act.was && { was: act.at }), ...act.did }];
  });
  const fork = acts[first - 1]?.at ?? after;
  // Nothing is left after it: the same as going back there.
  if (course.length === 0) return { kind: 'jump', at, to: fork };
  return { kind: 'change', at, after: fork, course, wizard: CHANGE_DRAFT } satisfies ChangeEntry<E>;
}

/** Every act from the first of these on, and the moment before it; null where one of them does not count. */
function pastFrom<S, E>({ done }: Session<S, E>, wanted: readonly number[]) {
  const acts: Act<S, E>[] = [];
  const missing = new Set(wanted);
  let act = done;
  for (; act.kind === 'act' && missing.size > 0; act = act.before) {
    acts.push(act);
    missing.delete(act.seq);
  }
  return missing.size === 0 && acts.length > 0 ? ([act, ...acts.reverse()] as const) : null;
}

type Outcome<E> = Pick<ReplayedAct<E>, 'became' | 'did' | 'refusal'>;

function again<S, E>(
  game: Rules<S, E>,
  state: S,
  did: ActFacts<E>,
  kept: boolean,
  mend: Mend | undefined,
): Outcome<E> {
  // Once the table has kept it against the rules, it stays.
  if (kept && (!mend || mend.how === 'keep')) return { became: 'same', did, refusal: null };
  switch (mend?.how) {
    case 'out':
      return { became: 'out', did: null, refusal: null };
    case 'keep':
      // What the rules still say needs no mark.
      return again(game, state, did, kept, undefined).became === 'same'
        ? { became: 'same', did, refusal: null }
        : { became: 'kept', did, refusal: null };
    case 'instead':
      return unlessSame(did, decideAgain(game, state, { ...mend.wish, at: did.at }, 'different'));
    case 'before':
    case undefined:
      return unlessSame(did, decideAgain(game, state, did, 'different'));
  }
}

/** The same facts for the same wish are no news. */
function unlessSame<E>(was: ActFacts<E>, now: Outcome<E>): Outcome<E> {
  const isSame =
    now.did !== null && sameJson(now.did.events, was.events) && sameJson(now.did.command, was.command);
  return isSame ? { became: 'same', did: was, refusal: null } : now;
}

function decideAgain<S, E>(
  game: Rules<S, E>,
  state: S,
  { at, command, wizard, draft, picks, id, by }: Wish & Pick<ActFacts<E>, 'at' | 'id' | 'by'>,
  became: 'different' | 'new',
): Outcome<E> {
  const unfit = (why: Refusal): Outcome<E> => ({ became: 'unfit', did: null, refusal: why });
  const read = readStored(command, (cursor) => game.command(cursor));
  if (!read.ok) return unfit(read.error);
  const luck = rememberedChance(picks ?? []);
  const events = game.decide(state, read.value, luck);
  if (!events.ok) return unfit(events.error);
  if (luck.wasMissed()) return unfit(refusal('other-luck', phrase('change.otherLuck')));
  const made = { at, events: events.value, command, wizard, draft, picks, id, by };
  return { became, did: made, refusal: null };
}

/** Luck as it was, and whether more of it was asked for than there is. */
function rememberedChance(picks: readonly number[]): Chance & { wasMissed(): boolean } {
  let next = 0;
  let missed = false;
  return {
    pick: (below) => {
      const pick = picks[next];
      next += 1;
      if (pick !== undefined && pick < below) return pick;
      missed = true;
      return 0;
    },
    wasMissed: () => missed,
  };
}

/** Notes what luck gives. */
export function notedChance(chance: Chance): Chance & { readonly picks: readonly number[] } {
  const picks: number[] = [];
  return {
    picks,
    pick: (below) => {
      const pick = chance.pick(below);
      picks.push(pick);
      return pick;
    },
  };
}

/** The act at this place of the course that counts. */
export function actAt<S, E>({ done }: Session<S, E>, place: number): Act<S, E> | null {
  for (let act = done; act.kind === 'act'; act = act.before) if (act.seq === place) return act;
  return null;
}

/** The act of this name in the course that counts, wherever changes have moved it. */
export function countingAct<S, E>({ done }: Session<S, E>, name: number): Act<S, E> | null {
  for (let act = done; act.kind === 'act'; act = act.before) if (identityOf(act) === name) return act;
  return null;
}
