import { number, phrase, read, shape, text, type Refusal, type Result } from '@/engine';
import { SCHEMA_VERSION } from '../migrations';
import { refuse, refuseLine } from './badBackup';
import { createChecksum } from './checksum';
import { backupHeader, FORMAT, FORMAT_VERSION, type BackupHeader, type Counts, type Limits } from './format';
import { createGathering, type Item } from './gathering';
import { linesOf, type Line } from './lines';
import { parseLine, readRow } from './readLine';
import type { BackupSource } from './source';

export interface Walked {
  readonly header: BackupHeader;
  readonly counts: Counts;
  readonly checksum: string;
}

const MB = 1024 * 1024;

const versionOf = shape({ version: number({ min: 1 }) });
const lastLine = shape({ lines: number(), checksum: text });

/**
 * From the first byte to the last, with every check there is. Do not trust the items before this is done: the
 * checksum comes at the end.
 */
export async function walkBackup(
  source: BackupSource,
  limits: Limits,
  visit: (item: Item) => Promise<void> | void,
): Promise<Walked> {
  await refuseStrangers(source, limits);
  const checksum = createChecksum();
  const gathering = createGathering(limits);
  let header: BackupHeader | null = null;
  let ended = false;
  let lines = 0;

  for await (const batch of linesOf(within(source, limits), limits.line)) {
    for (const line of batch) {
      if (ended) refuse('after-end', phrase('backup.afterEnd', { line: line.number }), `[${line.number}]`);
      if (!line.ended) refuseCutOff(lines);
      const value = parseLine(line);
      if (header === null) {
        header = checkHeader(value, limits);
      } else if (isEnd(value)) {
        checkEnd(value, line, lines, checksum.hex());
        ended = true;
        continue;
      } else {
        for (const item of gathering.take(readRow(value, line.number, limits.bounded), line.number))
          await visit(item);
      }
      checksum.add(line.bytes);
      checksum.add(NEWLINE);
      lines += 1;
    }
  }
  if (!ended || header === null) return refuseCutOff(lines);
  for (const item of gathering.finish()) await visit(item);
  const counts = gathering.counts();
  if (header.kind === 'handover' && counts.session !== 1) refuse('no-game', phrase('backup.noGame'));
  return { header, counts, checksum: checksum.hex() };
}

const NEWLINE = Uint8Array.of(10);

function refuseCutOff(lines: number): never {
  return refuse('cut-off', phrase('backup.cutOff', { line: lines }), `[${lines + 1}]`);
}

/** What the size and the first bytes show, before the rest is read. */
async function refuseStrangers(source: BackupSource, limits: Limits): Promise<void> {
  if (source.size === 0) refuse('empty', phrase('backup.empty'));
  if (source.size > limits.bytes) refuseSize(source.size, limits);
  const head = String.fromCharCode(...(await firstBytes(source)));
  if (head.trim() === '' && source.size <= head.length) refuse('empty', phrase('backup.empty'));
  if (/^(PK\u0003\u0004|PK\u0005\u0006|\u001f\u008b)/.test(head)) refuse('zipped', phrase('backup.zipped'));
  if (head.startsWith('{"format":"foothold-export"')) refuse('raw-export', phrase('backup.rawExport'));
  const ours = `{"format":"${FORMAT}"`;
  // Cut off within the very first words, it is most likely still ours.
  if (ours.startsWith(head)) refuseCutOff(0);
  if (!head.startsWith(ours)) refuse('not-ours', phrase('backup.notOurs'));
}

async function firstBytes(source: BackupSource): Promise<Uint8Array> {
  for await (const piece of source.pieces()) if (piece.length > 0) return piece.subarray(0, 64);
  return new Uint8Array(0);
}

/** The size that a file claims and the size that it has may differ. */
async function* within(source: BackupSource, limits: Limits): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  for await (const piece of source.pieces()) {
    size += piece.length;
    if (size > limits.bytes) refuseSize(size, limits);
    yield piece;
  }
}

function refuseSize(size: number, limits: Limits): never {
  const [shown, max] = [Math.ceil(size / MB), Math.floor(limits.bytes / MB)];
  return refuse('too-big', phrase('backup.tooBig', { size: shown, max }));
}

function checkHeader(value: unknown, limits: Limits): BackupHeader {
  const { version } = orRefuse(read(value, versionOf), 1);
  if (version > FORMAT_VERSION) refuse('newer', phrase('backup.newerFormat'), '[1].version');
  const header = orRefuse(read(value, backupHeader), 1);
  if (header.schema > SCHEMA_VERSION)
    refuse(
      'newer',
      phrase('backup.newerSchema', { theirs: header.schema, ours: SCHEMA_VERSION }),
      '[1].schema',
    );
  const announced = Object.values(header.counts).reduce((sum, count) => sum + count, 0);
  if (announced > limits.rows)
    refuse('too-many', phrase('backup.tooMany', { max: limits.rows }), '[1].counts');
  return header;
}

function isEnd(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'end');
}

function checkEnd(value: unknown, line: Line, lines: number, checksum: string): void {
  const end = orRefuse(read(value, lastLine), line.number);
  if (end.lines !== lines || end.checksum !== `sha256:${checksum}`)
    refuse('changed', phrase('backup.changed'), `[${line.number}].checksum`);
}

function orRefuse<T>(result: Result<T, Refusal>, line: number): T {
  if (result.ok) return result.value;
  return refuseLine(result.error.code, line, result.error.message, result.error.path);
}
