import {
  advance,
  changeEntry,
  fold,
  notedChance,
  replayPast,
  resumeSession,
  startSession,
  takeSnapshot,
  unwrap,
  type Act,
  type Entry,
  type Mend,
  type Session,
  type Snapshot,
} from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { Event } from '@/games/perseverance-1/session/event';
import type { State } from '@/games/perseverance-1/session/state';
import { playEvening } from '../__tests__/games/perseverance-1/session/evenings';
import { newTable } from '../__tests__/games/perseverance-1/session/playing';
import { medians } from './measure';
import type { Row } from './row';

const BACK = 300;
const CHANGES = 10;
/** Taps after each change, and as many without one: the evening goes on. */
const TAPS = 8;
/** As often as the app does it, and after every change. */
const SNAPSHOT_EVERY = 50;
/** 150 ms with the CPU four times slower. */
const BAR = 150 / 4;

interface Evening {
  readonly start: State;
  readonly log: readonly Entry<Event>[];
  readonly session: Session<State, Event>;
  readonly snapshot: Snapshot<State> | null;
}

/** An Episode 1 evening of four: what a change long ago costs to look at, and what ten of them cost to open. */
export async function changeRows(): Promise<readonly Row[]> {
  const evening = wholeEvening();
  const at = actsOf(evening.session).at(-BACK)?.seq;
  if (at === undefined) throw new Error('the evening is too short');
  const mends = {
    before: [{ how: 'before', at, wish: { command: tapOf('ana', 1) } }],
    out: [{ how: 'out', at }],
  } as const satisfies Record<string, readonly Mend[]>;
  const preview = await medians(41, {
    before: () => replayPast(perseverance1, evening.session, mends.before),
    out: () => replayPast(perseverance1, evening.session, mends.out),
  });
  const without = goOn(evening, false);
  const changed = goOn(evening, true);
  const opening = await medians(41, {
    wholeWithout: () => unwrap(fold(perseverance1, startSession(without.start), without.log)),
    whole: () => unwrap(fold(perseverance1, startSession(changed.start), changed.log)),
    tailWithout: () => foldTail(without),
    tail: () => foldTail(changed),
  });
  return [
    previewRow(evening, 'one tap more', mends.before, preview.before),
    previewRow(evening, 'an act left out', mends.out, preview.out),
    openingRow('from its newest snapshot', without, changed, opening.tailWithout, opening.tail),
    openingRow('from its start', without, changed, opening.wholeWithout, opening.whole),
  ];
}

function previewRow({ session }: Evening, what: string, mends: readonly Mend[], ms: number): Row {
  let decided = 0;
  const counting: typeof perseverance1 = {
    ...perseverance1,
    decide: (...asked) => {
      decided += 1;
      return perseverance1.decide(...asked);
    },
  };
  const { acts } = unwrap(replayPast(counting, session, mends));
  const differ = acts.filter(({ became }) => became === 'different').length;
  const unfit = acts.filter(({ became }) => became === 'unfit').length;
  return {
    what: `preview of a change ${BACK} acts back, ${what}`,
    measured: `${ms.toFixed(1)} ms (${decided} decided, ${differ} differ, ${unfit} do not fit)`,
    bar: `≤ ${BAR} ms (150 with the CPU ÷ 4)`,
    ok: ms <= BAR,
  };
}

function openingRow(how: string, without: Evening, changed: Evening, before: number, now: number): Row {
  return {
    what: `folding a game with ${CHANGES} changes ${how}`,
    measured: `${now.toFixed(2)} ms (${changed.log.length} entries), without ${before.toFixed(2)} ms (${without.log.length})`,
    bar: 'as without',
    ok: null,
  };
}

function foldTail({ log, snapshot }: Evening): void {
  if (!snapshot) throw new Error('no snapshot');
  unwrap(fold(perseverance1, resumeSession<State, Event>(snapshot), log.slice(snapshot.seq + 1)));
}

/** Every command of an evening as the app writes it, and a tap on a counter before most of them. */
function wholeEvening(): Evening {
  const start = newTable(4);
  let commands = 0;
  let evening: Evening = { start, log: [], session: startSession(start), snapshot: null };
  playEvening(start, (_, command) => {
    if (commands % 4 !== 0) evening = does(evening, tapOf('bo', commands % 2 === 0 ? -1 : 1));
    evening = does(evening, command);
    commands += 1;
    return evening.session.state;
  });
  return evening;
}

/** A while later, with a change of the past now and then or without one. */
function goOn(evening: Evening, changing: boolean): Evening {
  let now = does(evening, { type: 'reopen' });
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const at = actsOf(now.session).at(-BACK + 20 * turn)?.seq ?? 0;
    const mend: Mend = { how: 'before', at, wish: { command: tapOf('di', 1) } };
    const entry = changing
      ? changeEntry(now.log.length, unwrap(replayPast(perseverance1, now.session, [mend])))
      : null;
    if (changing && entry?.kind !== 'change') throw new Error('nothing was changed');
    if (entry) now = add(now, entry);
    for (let tap = 0; tap < TAPS; tap += 1) now = does(now, tapOf('cy', tap % 2 === 0 ? 1 : -1));
  }
  return now;
}

function tapOf(player: string, by: number): Command {
  return { type: 'adjust', player, counter: 'story', by };
}

function does(evening: Evening, command: Command): Evening {
  const chance = notedChance({ pick: () => 0 });
  const events = unwrap(perseverance1.decide(evening.session.state, command, chance));
  const { picks } = chance;
  const at = evening.log.length;
  return add(evening, { kind: 'act', version: 2, at, command, ...(picks.length > 0 && { picks }), events });
}

function add({ start, log, session, snapshot }: Evening, entry: Entry<Event>): Evening {
  const next = unwrap(advance(perseverance1, session, entry));
  const taken = takeSnapshot(next);
  const keeps = taken && (taken.depth % SNAPSHOT_EVERY === 0 || entry.kind === 'change');
  return { start, log: [...log, entry], session: next, snapshot: keeps ? taken : snapshot };
}

function actsOf({ done }: Session<State, Event>): readonly Act<State, Event>[] {
  const acts: Act<State, Event>[] = [];
  for (let act = done; act.kind === 'act'; act = act.before) acts.push(act);
  return acts.reverse();
}
