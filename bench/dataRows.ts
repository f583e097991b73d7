import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { advance, startSession, takeSnapshot, unwrap, type Session } from '@/engine';
import type { Database } from '@/data/database';
import { openDatabase } from '@/data/openDatabase';
import { scorepad } from '@/games/scorepad';
import type { ScorepadConfig } from '@/games/scorepad/config';
import type { ScorepadEvent } from '@/games/scorepad/event';
import type { ScorepadState } from '@/games/scorepad/state';
import { loadSession } from '@/state/loadSession';
import { createNodePlatform } from '../__tests__/support/nodeDriver';
import { keptSumRows } from './keptSumRows';
import { medians, times } from './measure';
import type { Row } from './row';

const CONFIG: ScorepadConfig = {
  v: 1,
  name: 'Bench',
  counting: 'free',
  best: 'highest',
  seats: [
    { id: 'ana', name: 'Ana', colour: 'sun' },
    { id: 'bo', name: 'Bo', colour: 'drop' },
  ],
};
/** As the store keeps them; half the way to the next one is what an evening ends with on average. */
const SNAPSHOT_EVERY = 50;
const TAIL = 25;
const PAGE = 20;

/** Real SQLite on a real file, through the app's own repositories. */
export async function dataRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-bench-'));
  try {
    const few = await openFile(path.join(folder, 'few.db'));
    const many = await openFile(path.join(folder, 'many.db'));
    await inOneGo(few, () => addGames(few, 100));
    await inOneGo(many, () => addGames(many, 10_000));
    await inOneGo(many, () => addEvening(many, 'short', 100 + TAIL));
    await inOneGo(many, () => addEvening(many, 'long', 10_000 + TAIL));

    const opening = await medians(101, { short: () => open(many, 'short'), long: () => open(many, 'long') });
    const history = await medians(101, { few: () => firstPage(few), many: () => firstPage(many) });
    await few.close();
    await many.close();
    return [
      compared('opening a session of 10,000 events against 100', opening.long, opening.short),
      compared('first page of a history of 10,000 games against 100', history.many, history.few),
      ...(await keptSumRows()),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compared(what: string, long: number, short: number): Row {
  const ratio = long / short;
  const measured = `${times(ratio)} (${long.toFixed(2)} ms against ${short.toFixed(2)} ms)`;
  return { what, measured, bar: '≤ 1.5×', ok: ratio <= 1.5 };
}

async function openFile(file: string): Promise<Database> {
  const opened = await openDatabase(createNodePlatform(file), {
    onAskedToRelease: () => Promise.resolve(true),
  });
  if (opened.kind !== 'ok') throw new Error(`could not open: ${opened.kind}`);
  return opened.database;
}

/** One transaction around many repository calls: the rows are what matters here, not how long they take to write. */
async function inOneGo(data: Database, work: () => Promise<void>): Promise<void> {
  await data.sql.exec('BEGIN');
  await work();
  await data.sql.exec('COMMIT');
}

async function addGames(data: Database, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await addGame(data, `game-${i}`, i);
}

async function addGame(data: Database, id: string, createdAt: number): Promise<void> {
  const summary = { players: CONFIG.seats.map((seat) => ({ ...seat, score: createdAt })) };
  const { stateVersion: gameVersion } = scorepad;
  await data.sessions.create({
    id,
    gameId: 'scorepad',
    gameVersion,
    config: CONFIG,
    title: scorepad.title(CONFIG),
    createdAt,
    summary,
  });
}

async function addEvening(data: Database, id: string, taps: number): Promise<void> {
  await addGame(data, id, 0);
  const snapshots: (NonNullable<ReturnType<typeof takeSnapshot>> & { readonly entry: string })[] = [];
  let session: Session<ScorepadState, ScorepadEvent> = startSession(scorepad.initial(CONFIG));
  for (let at = 0; at < taps; at++) {
    const command = { type: 'changePoints', player: at % 2 === 0 ? 'ana' : 'bo', by: 1 } as const;
    const events = unwrap(scorepad.decide(session.state, command, { pick: () => 0 }));
    const entry = { kind: 'act', at, events } as const;
    await data.log.append(id, session.length, entry);
    session = unwrap(advance(scorepad, session, entry));
    const snapshot = takeSnapshot(session);
    if (snapshot && snapshot.depth % SNAPSHOT_EVERY === 0)
      snapshots.push({ ...snapshot, entry: JSON.stringify(entry) });
  }
  // Not inside the transaction's own transaction: written by hand, the newest as the store would have left it.
  const newest = snapshots.at(-1);
  if (!newest) throw new Error('an evening without a snapshot');
  await data.sql.run(
    'INSERT INTO snapshot (session_id, seq, depth, state_version, entry, state) VALUES (?, ?, ?, ?, ?, ?)',
    [id, newest.seq, newest.depth, scorepad.stateVersion, newest.entry, JSON.stringify(newest.state)],
  );
}

async function open(data: Database, id: string): Promise<void> {
  const loaded = await loadSession(data, id);
  if (loaded.kind !== 'open' || loaded.open.pastLoaded)
    throw new Error(`${id} did not open from its snapshot`);
}

async function firstPage(data: Database): Promise<void> {
  const { sessions } = await data.sessions.page({ limit: PAGE });
  if (sessions.length !== PAGE) throw new Error(`a page of ${sessions.length}`);
}
