import { readBackup } from '@/data/backup/readBackup';
import { previewRestore, restoreByMerging, restoreByReplacing } from '@/data/backup/restore';
import { bytesSource } from '@/data/backup/source';
import { writeBackup, writeHandOver } from '@/data/backup/writeBackup';
import type { Database } from '@/data/database';
import { assemble, collectAll } from '@/data/handOver/collector';
import { toFrames, writeFrame } from '@/data/handOver/frames';
import { pack, unpack } from '@/data/handOver/pack';
import { createStatistics } from '@/data/statistics/statistics';
import { timeline, unwrap } from '@/engine';
import { listed, listedInHistory } from '@/state/listedSession';
import { loadSession } from '@/state/loadSession';
import { entriesOf } from '@/state/openSession';
import { repairResults } from '@/state/repairResults';
import { summarise } from '@/state/summary';
import { everyGame } from '../everyGame';
import { openMemory } from '../memoryDatabase';
import { storeEvening } from '../storeEvening';
import { readStoredLog, storedVersions } from '../storedLog';
import { drawFrom } from './chance';
import { mutateBackup } from './mutate';

export type Attacked = 'refused' | 'taken';

const ABOUT = { app: '0.0.0', created: 1_790_000_000_000 };
const APART = { conflicts: 'keep-both', sameName: 'apart' } as const;
const files = new Map<string, string>();

/**
 * Hands the app a file, or the codes of a hand-over, that somebody has changed and sealed again. Throws if anything
 * breaks: a crash, a partial restore, a screen whose figures cannot be made afterwards.
 */
export async function attack(seed: number): Promise<Attacked> {
  const draw = drawFrom(seed);
  const kind = draw.pick(['backup', 'handover'] as const);
  const text = mutateBackup(await fileOf(draw.number(everyGame.length), kind), draw);
  const bytes = kind === 'backup' ? new TextEncoder().encode(text) : throughCodes(text);
  const read = await readBackup(bytesSource(bytes));
  if (!read.ok) return 'refused';
  const data = await openMemory();
  try {
    await furnish(data);
    const before = await countsOf(data);
    const replaces = kind === 'backup' && draw.chance(0.5);
    await previewRestore(data.sql, read.value, APART);
    const done = replaces
      ? await restoreByReplacing(data.sql, read.value, () => Promise.resolve())
      : await restoreByMerging(data.sql, read.value, APART);
    if (!done.ok && JSON.stringify(await countsOf(data)) !== JSON.stringify(before))
      throw new Error(`refused with ${done.error.code}, and something was changed`);
    await lookAround(data);
    return done.ok ? 'taken' : 'refused';
  } finally {
    await data.close();
  }
}

function throughCodes(text: string): Uint8Array {
  const codes = unwrap(toFrames(pack(text))).map(writeFrame);
  const { collector, refused } = collectAll(null, codes);
  if (!collector || refused) throw new Error('codes of our own are refused');
  return unwrap(unpack(unwrap(assemble(collector))));
}

/** A short evening with its people, as it is written today. */
async function fileOf(index: number, kind: 'backup' | 'handover'): Promise<string> {
  const name = `${index} ${kind}`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const data = await openMemory();
  await furnish(data);
  const game = everyGame[index] ?? everyGame[0];
  if (!game) throw new Error('there is no game');
  const { config, entries } = readStoredLog(game, storedVersions(game.id).at(-1) ?? 1);
  const ending = entries.length <= 40 ? entries : entries.slice(0, 25);
  await storeEvening(data, { id: 'attacked', game, config, entries: ending, startedAt: ABOUT.created });
  const pieces =
    kind === 'backup'
      ? writeBackup(data.sql, ABOUT)
      : writeHandOver(data.sql, ABOUT, { session: 'attacked', players: ['ana', 'bo'] });
  let text = '';
  for await (const piece of pieces) text += piece;
  files.set(name, text);
  await data.close();
  return text;
}

async function furnish(data: Database): Promise<void> {
  for (const [id, name] of [
    ['ana', 'Ana'],
    ['bo', 'Bo'],
  ] as const)
    unwrap(await data.players.add({ id, name, colour: 'sun', at: 1 }));
  unwrap(await data.groups.put({ id: 'thursday', name: 'Thursday', members: ['ana', 'bo'] }));
  await data.settings.set('preferences', { theme: 'dark' });
  await data.settings.set('lastExport', { at: 5 });
}

async function countsOf({ sql }: Database): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const table of ['setting', 'player', 'player_group', 'group_member', 'session', 'entry'])
    counts.push(Number((await sql.get(`SELECT count(*) AS n FROM ${table}`))?.['n']));
  return counts;
}

/** All that the screens work out from what is stored: lists, tables, timelines, results, figures. */
async function lookAround(data: Database): Promise<void> {
  const { failed } = await repairResults({ data });
  if (failed.length > 0) throw new Error(`not counted: ${failed[0]?.reason}`);
  for (const item of (await data.sessions.page({ limit: 50 })).sessions) listedInHistory(item);
  for (const item of (await data.sessions.deleted()).sessions) listed(item);
  await data.sessions.latestUnfinished();
  await data.sessions.options();
  await data.players.list();
  await data.players.list({ archived: true });
  await data.groups.list();
  await data.results.page({ limit: 50 });
  const statistics = createStatistics(data.sql);
  await statistics.overview();
  await statistics.standings();
  for (const row of await data.sql.all('SELECT id FROM session')) await sitDown(data, String(row['id']));
}

async function sitDown(data: Database, id: string): Promise<void> {
  const loaded = await loadSession(data, id, { bin: true });
  if (loaded.kind !== 'open') return;
  const { open } = loaded;
  const { game, config, session } = open;
  const { state } = session;
  game.table(state);
  game.turnPage?.(state);
  game.result(state);
  game.ending?.(state);
  game.facts(config);
  game.title(config);
  summarise(open);
  for (const { events } of timeline(entriesOf(open)))
    for (const event of events) game.describe(event, config);
  for (const wizard of game.wizards) wizard.steps(state, wizard.begin(state));
}
