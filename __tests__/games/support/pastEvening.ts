import * as fc from 'fast-check';
import {
  advance,
  changeEntry,
  entryOf,
  fold,
  notedChance,
  read,
  replayPast,
  startSession,
  timeline,
  unwrap,
  type Act,
  type ActEntry,
  type AnyGame,
  type Chance,
  type Entry,
  type Mend,
  type Session,
} from '@/engine';
import { drawFrom } from '../../support/model/chance';
import { drawCommand } from '../../support/model/wishes';
import { wander } from '../../support/randomFinger';
import { seeded } from '../../support/seeded';
import { offeredWizards } from '../../support/storeEvening';
import { widgetTaps } from '../../support/widgetTaps';
import { putRightCommands } from './putRightCommands';
import type { TestTable } from './tables';

export type Played = Session<unknown, unknown>;
export type PlayedAct = Act<unknown, unknown>;

/** An evening whose acts are written down as the app writes them: what was asked, the answers, what luck gave. */
export interface Evening {
  readonly table: TestTable;
  readonly log: readonly Entry<unknown>[];
  readonly session: Played;
}

/** Something that somebody does at the table, drawn before anybody knows how the table looks then. */
type Finger =
  | { readonly kind: 'wish'; readonly command: unknown; readonly luck: number }
  | { readonly kind: 'tap' | 'wizard' | 'putRight'; readonly luck: number };

/** What to change, drawn just as early; `act`: which of those that count. */
export interface Mending {
  readonly how: Mend['how'];
  readonly act: number;
  readonly instead: Finger;
}

const luck = fc.nat({ max: 1_000_000 });

function fingerOn({ wish, rolls }: TestTable): fc.Arbitrary<Finger> {
  const wishFor = (command: fc.Arbitrary<unknown>) =>
    fc.record({ kind: fc.constant('wish' as const), command, luck });
  const some = (kind: 'tap' | 'wizard' | 'putRight') => fc.record({ kind: fc.constant(kind), luck });
  return fc.oneof(
    { weight: 6, arbitrary: wishFor(wish) },
    ...(rolls.length > 0 ? [{ weight: 4, arbitrary: wishFor(fc.constantFrom(...rolls)) }] : []),
    { weight: 4, arbitrary: some('tap') },
    { weight: 3, arbitrary: some('wizard') },
    { weight: 1, arbitrary: some('putRight') },
  );
}

/** A random evening: a bit of how this game usually begins, then taps, wizards, corrections and wishes of all kinds. */
export function anyEvening(table: TestTable, most = 45): fc.Arbitrary<readonly Finger[]> {
  return fc
    .record({
      opening: openingOf(table, most),
      fingers: fc.array(fingerOn(table), { minLength: 10, maxLength: most, size: 'max' }),
    })
    .map(({ opening, fingers }) => [...opening, ...fingers]);
}

/** The same with everything that makes the app roll, and anything in between. */
export function rollingEvening(table: TestTable): fc.Arbitrary<readonly Finger[]> {
  const { rolls } = table;
  const between = fc.array(fingerOn(table), { maxLength: 2 });
  return fc
    .record({
      opening: openingOf(table, 20),
      fingers: fc.array(between, { minLength: rolls.length, maxLength: rolls.length, size: 'max' }),
      luck: fc.array(luck, { minLength: rolls.length, maxLength: rolls.length, size: 'max' }),
    })
    .map(({ opening, fingers, luck: dice }) => {
      const rolling = rolls.flatMap((command, i): readonly Finger[] => [
        ...(fingers[i] ?? []),
        { kind: 'wish', command, luck: dice[i] ?? 0 },
      ]);
      return [...opening, ...rolling];
    });
}

function openingOf({ opening }: TestTable, most: number): fc.Arbitrary<readonly Finger[]> {
  const wishes = opening.map((command): Finger => ({ kind: 'wish', command, luck: 0 }));
  return fc
    .integer({ min: Math.min(1, wishes.length), max: Math.min(most, wishes.length) })
    .map((count) => wishes.slice(0, count));
}

export function anyMending(
  table: TestTable,
  hows: readonly Mend['how'][] = ['instead', 'before', 'out', 'keep'],
): fc.Arbitrary<Mending> {
  return fc.record({ how: fc.constantFrom(...hows), act: fc.nat({ max: 10_000 }), instead: fingerOn(table) });
}

export function play(table: TestTable, fingers: readonly Finger[]): Evening {
  return fingers.reduce(does, { table, log: [], session: startSession(table.start) });
}

export function add(evening: Evening, entry: Entry<unknown>): Evening {
  const { table, log, session } = evening;
  return { table, log: [...log, entry], session: unwrap(advance(table.game, session, entry)) };
}

export type Sent = Pick<ActEntry<unknown>, 'command' | 'wizard' | 'draft'>;

/** What this finger sends on the table as it is; null where it comes to nothing. */
function sentBy(game: AnyGame, state: unknown, finger: Finger): Sent | null {
  // Or most evenings would be over after a few taps.
  if (game.result(state) !== null && finger.luck % 4 !== 0) return { command: { type: 'reopen' } };
  switch (finger.kind) {
    case 'wish':
      return { command: finger.command };
    case 'tap':
      return orNothing(drawCommand(game, state, drawFrom(finger.luck)));
    case 'putRight': {
      const commands = putRightCommands(game, state, finger.luck % 40);
      return orNothing(commands[finger.luck % Math.max(1, commands.length)]);
    }
    case 'wizard': {
      const offered = offeredWizards(game, state);
      const id = offered[finger.luck % Math.max(1, offered.length)];
      const wizard = game.wizards.find((candidate) => candidate.id === id);
      if (!wizard) return null;
      const random = seeded(finger.luck);
      const taps = Array.from({ length: 30 }, () => Math.floor(random() * 1000));
      const drawing = (widget: string, value: unknown) =>
        widgetTaps(state, Math.floor(random() * 1000))(widget, value);
      const draft = wander(wizard, state, taps, undefined, drawing);
      if (!draft) return null;
      const command = wizard.commit(state, draft);
      return command.ok ? { command: command.value, wizard: wizard.id, draft } : null;
    }
  }
}

function orNothing(command: unknown): Sent | null {
  return command === undefined || command === null ? null : { command };
}

/** Its command comes from a screen or another phone: plain JSON. */
function asSent(game: AnyGame, state: unknown, finger: Finger): Sent | null {
  const sent = sentBy(game, state, finger);
  if (!sent) return null;
  const command = read(JSON.parse(JSON.stringify(sent.command)), (at) => game.command(at));
  return command.ok ? { ...sent, command: command.value } : null;
}

/** What is refused changes nothing; what is taken is written down, with what luck gave. */
export function does(evening: Evening, finger: Finger): Evening {
  const { game } = evening.table;
  const { state } = evening.session;
  const sent = asSent(game, state, finger);
  return sent ? send(evening, sent, diceOf(finger.luck)) : evening;
}

function send(evening: Evening, sent: Sent, dice: Chance): Evening {
  const { table, log, session } = evening;
  const chance = notedChance(dice);
  const events = table.game.decide(session.state, sent.command, chance);
  if (!events.ok) return evening;
  const at = log.length * 1000;
  const { picks } = chance;
  return add(evening, {
    kind: 'act',
    version: 2,
    at,
    ...sent,
    ...(picks.length > 0 && { picks }),
    events: events.value,
  });
}

function diceOf(seed: number): Chance {
  const random = seeded(seed);
  return { pick: (below) => Math.floor(random() * below) };
}

/** The acts that count, oldest first. */
export function course({ done }: Played): readonly PlayedAct[] {
  const acts: PlayedAct[] = [];
  for (let act = done; act.kind === 'act'; act = act.before) acts.push(act);
  return acts.reverse();
}

/** What was sent then, to be sent once more. */
export function sentIn({ did }: PlayedAct) {
  const { command, wizard, draft, picks } = did;
  return { command, wizard, draft, picks };
}

/**
 * The mending on this evening as it is; nothing where nothing counts or the finger comes to nothing. `keep` leaves an act
 * out and keeps everything that no longer fits.
 */
export function mendsOf(evening: Evening, { how, act, instead }: Mending): readonly Mend[] {
  const { table, session } = evening;
  const acts = course(session);
  const at = acts[act % Math.max(1, acts.length)]?.seq;
  if (at === undefined) return [];
  if (how === 'out') return [{ how, at }];
  if (how === 'keep') return keepingAll(evening, { how: 'out', at });
  const { game } = table;
  const { state } = unwrap(replayPast(game, session, [], at));
  const sent = asSent(game, state, instead);
  if (!sent) return [];
  const chance = notedChance(diceOf(instead.luck));
  game.decide(state, sent.command, chance);
  return [{ how, at, wish: { ...sent, picks: chance.picks } }];
}

/** Everything that no longer fits after it is kept; one that is kept may leave another one without its ground. */
export function keepingAll(evening: Evening, mend: Mend): readonly Mend[] {
  const kept = new Map<number, Mend>();
  for (;;) {
    const mends = [mend, ...kept.values()];
    const unfit = replayed(evening, mends).acts.filter(({ became }) => became === 'unfit');
    if (unfit.length === 0) return mends;
    for (const { at } of unfit) kept.set(at, { how: 'keep', at });
  }
}

export function replayed({ table, session }: Evening, mends: readonly Mend[]) {
  return unwrap(replayPast(table.game, session, mends));
}

/** Null where everything came out as it was. */
export function change(evening: Evening, mends: readonly Mend[]): Evening | null {
  if (mends.length === 0) return null;
  const entry = changeEntry(evening.log.length * 1000, replayed(evening, mends));
  return entry && add(evening, entry);
}

/** Killed, and read from the disk. */
export function reopened({ table, log }: Evening): Evening {
  const { game, start } = table;
  const stored = log.map((entry) =>
    unwrap(
      read(
        JSON.parse(JSON.stringify(entry)),
        entryOf((at) => game.event(at)),
      ),
    ),
  );
  return { table, log: stored, session: unwrap(fold(game, startSession(start), stored)) };
}

/** What can be seen of a session: the table, and every line that counts. */
export function seen({ log, session }: Evening) {
  const lines = timeline(log).filter(({ status }) => status === 'done');
  return { state: session.state, lines };
}

/** To a line of the timeline, whatever became of it; null where there is no way. */
export function jumpTo(evening: Evening, which: number): Evening | null {
  const { table, log, session } = evening;
  const items = timeline(log);
  const item = items[which % Math.max(1, items.length)];
  if (!item) return null;
  const entry = { kind: 'jump', at: log.length * 1000, to: item.end ?? item.seq } as const;
  return advance(table.game, session, entry).ok ? add(evening, entry) : null;
}
