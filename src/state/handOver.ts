import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';
import { readJson } from '@/data/badRow';
import { FILE_ENDING } from '@/data/backup/format';
import type { MergeChoices } from '@/data/backup/mergeBackup';
import { visitBackup, type Backup } from '@/data/backup/readBackup';
import { bytesSource } from '@/data/backup/source';
import { writeHandOver } from '@/data/backup/writeBackup';
import {
  assemble,
  collectAll,
  missing,
  readCollector,
  writeCollector,
  type Collector,
} from '@/data/handOver/collector';
import { frameLink, toFrames } from '@/data/handOver/frames';
import { pack, unpack } from '@/data/handOver/pack';
import { openBackup, type OpenedBackup, type OutgoingFile } from './backup';
import { loadSession } from './loadSession';
import type { Services } from './services';
import { readSummary } from './summary';

/** The same name at the same table is the same person, on whichever phone. */
export const HAND_OVER: MergeChoices = { conflicts: 'keep-ours', sameName: 'link' };

export type Scanned =
  | { readonly kind: 'collecting'; readonly total: number; readonly missing: readonly number[] }
  | ({ readonly kind: 'complete' } & OpenedBackup);

export interface HandedOver {
  readonly id: string;
  readonly title: string;
  readonly gameId: string;
  /** Who plays; nobody where that cannot be read. */
  readonly names: readonly string[];
  readonly entries: number;
}

const KEY = 'handOver';

/** The game as a file. It stays here too: the other phone can hand it back. */
export async function handOverFile(services: Services, id: string): Promise<Result<OutgoingFile, Refusal>> {
  const { data, clock, appVersion: app, writer } = services;
  if (!(await writer.flush(id))) return err(refusal('not-saved', phrase('backup.notSaved')));
  const loaded = await loadSession(data, id);
  if (loaded.kind === 'missing') return err(refusal('no-such-game', phrase('handOver.noSuchGame')));
  const players = loaded.kind === 'open' ? loaded.open.seats.map((seat) => seat.id) : [];
  const pieces = writeHandOver(data.sql, { app, created: clock() }, { session: id, players });
  return ok({ name: `foothold-game${FILE_ENDING}`, pieces });
}

/** The game as links, one for each code. `base`: `foothold://`, or the address of the web app. */
export async function handOverLinks(
  services: Services,
  id: string,
  base: string,
): Promise<Result<readonly string[], Refusal>> {
  const file = await handOverFile(services, id);
  if (!file.ok) return file;
  let text = '';
  for await (const piece of file.value.pieces) text += piece;
  const frames = toFrames(pack(text));
  return frames.ok ? ok(frames.value.map((frame) => frameLink(frame, base))) : frames;
}

/**
 * Codes as opened links or as text, in order, up to the first that is refused. Scans are kept: a scan may start the
 * app.
 */
export async function takeCodes(
  services: Services,
  codes: readonly string[],
): Promise<Result<Scanned, Refusal>> {
  const { collector, isNew, refused } = collectAll(await collected(services), codes);
  if (isNew && collector) await services.data.settings.set(KEY, writeCollector(collector));
  if (refused) return err(refused);
  return collector
    ? scannedSoFar(services, collector)
    : err(refusal('not-a-frame', phrase('handOver.notAFrame')));
}

/** The game of a hand-over, as its file has it. */
export async function handedOver(backup: Backup): Promise<HandedOver> {
  const found: HandedOver[] = [];
  await visitBackup(backup, (item) => {
    if (item.kind !== 'game') return;
    const { session, entries } = item;
    const summary = readJson(session['summary'], readSummary);
    found.push({
      id: String(session['id']),
      title: String(session['title']),
      gameId: String(session['game_id']),
      names: summary.ok ? summary.value.players.map(({ name }) => name) : [],
      entries: entries.length,
    });
  });
  const [game] = found;
  if (!game) throw new Error('a hand-over without a game is refused when it is read');
  return game;
}

/** Where the last scan left off, or null: it may have been the last missing code. */
export async function codesSoFar(services: Services): Promise<Result<Scanned, Refusal> | null> {
  const collector = await collected(services);
  return collector && scannedSoFar(services, collector);
}

/** To begin with another hand-over, and after a game has arrived. */
export async function forgetCodes({ data }: Services): Promise<void> {
  await data.settings.remove(KEY);
}

async function collected({ data }: Services): Promise<Collector | null> {
  return (await data.settings.get(KEY, readCollector, null)).value;
}

async function scannedSoFar(services: Services, collector: Collector): Promise<Result<Scanned, Refusal>> {
  const left = missing(collector);
  if (left.length > 0) return ok({ kind: 'collecting', total: collector.total, missing: left });
  const packed = assemble(collector);
  const bytes = packed.ok ? unpack(packed.value) : packed;
  if (!bytes.ok) return bytes;
  const openedBackup = await openBackup(services, bytesSource(bytes.value), HAND_OVER);
  return openedBackup.ok ? ok({ kind: 'complete', ...openedBackup.value }) : openedBackup;
}
