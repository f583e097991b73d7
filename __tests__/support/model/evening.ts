import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createDatabase, type Database } from '@/data/database';
import { createDriver } from '@/data/driver';
import { migrate } from '@/data/migrations';
import { createWriter } from '@/data/writer';
import type { AnyGame } from '@/engine';
import { games } from '@/games';
import { setLanguage } from '@/i18n';
import { createHabits } from '@/state/habits';
import { loadWhole } from '@/state/loadSession';
import type { Services } from '@/state/services';
import { createLiveStore } from '@/state/live/liveStore';
import { createSessionStore, openSessionOf, type SessionStore } from '@/state/sessionStore';
import { noHub } from '../noHub';
import { createMemoryBackups } from '../memoryBackups';
import { everyGame } from '../everyGame';
import { createMortal, type Mortal } from '../mortal';
import { createNodeBackEnd } from '../nodeDriver';
import { storeEvening } from '../storeEvening';
import { readStoredLog, storedVersions } from '../storedLog';
import { drawFrom, type Draw } from './chance';
import { drawCommand } from './wishes';

/** What happened in a run, to be added up. */
export interface Figures {
  taps: number;
  moves: number;
  kills: number;
  failedWrites: number;
  conflicts: number;
  checks: number;
}

export const NOTHING: Figures = { taps: 0, moves: 0, kills: 0, failedWrites: 0, conflicts: 0, checks: 0 };

/** Plain Node cannot read the screens that the registry loads with a game. */
export async function loadWithoutScreens(): Promise<void> {
  await setLanguage('en');
  for (const entry of games)
    Object.assign(entry, {
      load: () => Promise.resolve(everyGame.find(({ id }) => id === entry.card.id)),
    });
}

/** An app on the file: its connection, its writer, its table. */
interface Phone {
  readonly data: Database;
  readonly services: Services;
  readonly session: SessionStore;
  readonly disk: Mortal;
}

const ID = 'evening';
let clock = 1_790_000_000_000;

async function start(file: string): Promise<Phone> {
  const disk = createMortal();
  const sql = createDriver(disk.around(createNodeBackEnd(file)));
  for (const pragma of [
    'journal_mode = MEMORY',
    'synchronous = OFF',
    'foreign_keys = ON',
    'recursive_triggers = ON',
  ])
    await sql.exec(`PRAGMA ${pragma}`);
  await migrate(sql);
  const data = createDatabase(sql);
  const delay = () => () => undefined;
  const writer = createWriter({ append: (...entry) => data.log.append(...entry), delay });
  const services: Services = {
    data,
    writer,
    delay,
    habits: createHabits(data.settings, delay),
    clock: () => (clock += 1000),
    makeId: () => 'id',
    chance: { pick: () => 0 },
    backups: createMemoryBackups(),
    appVersion: '0.0.0',
    live: noHub,
    restart: () => Promise.resolve(),
  };
  const live = createLiveStore(services, () => {
    throw new Error('nothing is shared here');
  });
  return { data, services, session: createSessionStore(services, live), disk };
}

/**
 * A random evening of a game through the real store on a real file, with taps, undo, redo, jumps, a disk that refuses,
 * kills in the middle of anything, and a second app on the same file. Throws if what is shown is ever anything but the
 * log folded from its start, or if something that was shown as saved is gone.
 */
export async function playEvening(seed: number): Promise<Figures> {
  const draw = drawFrom(seed);
  const figures: Figures = { ...NOTHING };
  const folder = mkdtempSync(join(tmpdir(), 'foothold-model-'));
  const file = join(folder, 'foothold.db');
  const game = draw.pick(everyGame);
  let phone = await start(file);
  let other: Phone | null = null;
  try {
    await begin(phone.data, game, draw);
    await phone.session.getState().open(ID);
    const steps = 10 + draw.number(40);
    for (let step = 0; step < steps; step += 1) {
      const what = draw.number(100);
      if (what < 55) await burst(phone, draw, figures);
      else if (what < 70) await move(phone, draw, figures);
      else if (what < 78) breakDisk(phone, draw, figures);
      else if (what < 88) {
        phone = await killed(phone, file, draw, figures);
        await sameAsLog(phone, figures, seed, 'after a kill');
      } else if (what < 93) {
        phone.disk.revive();
        await phone.services.writer.flush();
        other ??= await startBeside(phone, file);
        await meddle(other, phone, draw, figures);
      } else {
        phone.disk.revive();
        await sameAsLog(phone, figures, seed, 'while it goes on');
      }
    }
    phone = await killed(phone, file, draw, figures);
    await sameAsLog(phone, figures, seed, 'at the end');
    return figures;
  } finally {
    phone.disk.revive();
    await phone.data.close();
    await other?.data.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The lock between tabs makes sure that no app opens the file in the middle of another's write. */
async function startBeside({ session }: Phone, file: string): Promise<Phone> {
  await session.getState().close();
  const other = await start(file);
  await session.getState().open(ID);
  return other;
}

/** Half of them in the middle of a stored evening, with what that left behind. */
async function begin(data: Database, game: AnyGame, draw: Draw): Promise<void> {
  const { config, entries } = readStoredLog(game, storedVersions(game.id).at(-1) ?? 1);
  const length = draw.chance(0.5) ? 0 : draw.number(Math.min(entries.length, 60));
  await storeEvening(data, { id: ID, game, config, entries: entries.slice(0, length), startedAt: clock });
}

/** Taps faster than any disk writes. */
async function burst({ session, services }: Phone, draw: Draw, figures: Figures): Promise<void> {
  for (let i = draw.number(12); i >= 0; i -= 1) {
    const open = openSessionOf(session.getState());
    const command = open && drawCommand(open.game, open.session.state, draw);
    if (command !== null && session.getState().dispatch(command).ok) figures.taps += 1;
  }
  if (draw.chance(0.5)) await services.writer.flush();
}

async function move({ session }: Phone, draw: Draw, figures: Figures): Promise<void> {
  figures.moves += 1;
  const length = openSessionOf(session.getState())?.session.length ?? 0;
  const way = draw.number(4);
  // A disk that refuses to be read refuses the past, too.
  const moved =
    way < 2
      ? session.getState().undo()
      : way === 2
        ? session.getState().redo()
        : session.getState().jump(draw.number(length + 1) - 1);
  await moved.catch(() => undefined);
}

function breakDisk({ disk }: Phone, draw: Draw, figures: Figures): void {
  if (draw.chance(0.4)) return disk.revive();
  const often = draw.chance(0.5) ? 1 : 0.4;
  disk.failing(() => {
    const fails = draw.chance(often);
    if (fails) figures.failedWrites += 1;
    return fails;
  });
}

/** From then on nothing reaches the file; the next start finds what was written before. */
async function killed(phone: Phone, file: string, draw: Draw, figures: Figures): Promise<Phone> {
  figures.kills += 1;
  const { savedSeq } = phone.services.writer.state();
  phone.disk.dieAfter(draw.number(12));
  await burst(phone, draw, figures);
  await phone.session
    .getState()
    .close()
    .catch(() => undefined);
  await phone.services.writer.flush();
  await phone.data.close();
  const next = await start(file);
  await next.session.getState().open(ID);
  const length = openSessionOf(next.session.getState())?.session.length ?? -1;
  if (length <= (savedSeq[ID] ?? -1)) throw new Error(`saved up to ${savedSeq[ID]}, and there are ${length}`);
  return next;
}

/** Somebody has the same file open elsewhere, and plays on from what they saw when they opened it. */
async function meddle(other: Phone, phone: Phone, draw: Draw, figures: Figures): Promise<void> {
  if (draw.chance(0.6)) {
    await other.session.getState().close();
    await other.session.getState().open(ID);
  }
  if (openSessionOf(other.session.getState()) === null) return;
  await burst(other, draw, figures);
  await other.services.writer.flush();
  for (const each of [other, phone]) {
    if (!each.services.writer.isStuck(ID)) continue;
    figures.conflicts += 1;
    await each.session.getState().close();
    await each.session.getState().open(ID);
  }
  // A tab without the lock shows what it knows: only reading again brings the rest.
  await phone.session.getState().close();
  await phone.session.getState().open(ID);
}

async function sameAsLog(phone: Phone, figures: Figures, seed: number, when: string): Promise<void> {
  await phone.services.writer.flush();
  if (phone.services.writer.isStuck(ID)) {
    await phone.session.getState().close();
    await phone.session.getState().open(ID);
  }
  const open = openSessionOf(phone.session.getState());
  if (!open)
    throw new Error(`seed ${seed}, ${when}: the game is ${JSON.stringify(phone.session.getState().status)}`);
  const whole = await loadWhole(phone.data, open);
  figures.checks += 1;
  if (whole.broken !== null) throw new Error(`seed ${seed}, ${when}: ${JSON.stringify(whole.broken)}`);
  if (open.session.length !== whole.session.length)
    throw new Error(`seed ${seed}, ${when}: ${open.session.length} shown, ${whole.session.length} stored`);
  if (!isDeepStrictEqual(plain(open.session.state), plain(whole.session.state)))
    throw new Error(`seed ${seed}, ${when}: what ${open.game.id} shows is not its log`);
}

function plain(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state));
}
