import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { goTo } from './goTo';
import { seeText } from './see';
import { tap } from './tap';

type Row = Readonly<Record<string, unknown>>;

/** A folder for the files of one evening; it is deleted with the process. */
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export function writeFile(name: string, content: string | Uint8Array): string {
  // Evenings play at the same time, and may give their files the same name.
  const path = join(mkdtempSync(join(folder, 'file-')), name);
  writeFileSync(path, content);
  return path;
}

/** Through the screen, as a person does it. Returns the text of the file. */
export async function exportBackup(page: Page): Promise<string> {
  await goTo(page, '/settings/storage');
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, /^Export a backup/)]);
  await seeText(page, /^Exported: foothold-.*\.foothold$/);
  return readFileSync(await download.path(), 'utf8');
}

/** Up to the screen that says what is inside, or why the file cannot be used. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  await goTo(page, '/settings/restore');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(page, 'Choose a file')]);
  await chooser.setFiles(path);
}

/** Replaces everything by as many copies of the file's only game: up to the last tap, the restore goes on by itself. */
export async function replaceBy(page: Page, file: string, games: number): Promise<void> {
  await chooseFile(page, writeFile(`${games}.foothold`, multiply(file, games)));
  await tap(page, 'Replace everything', 'radio');
  await tap(page, 'Replace everything');
}

/** Row by row the same, no matter when written; what lists show of a game is derived, and may lag behind. */
export function expectSameRows(actual: string, expected: string): void {
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .slice(1, -2)
      .map((line) => line.replace(/"summary":".*?[^\\]",/, ''));
  const [found, wished] = [rowsOf(actual), rowsOf(expected)];
  assert.equal(found.length, wished.length, 'as many rows');
  found.forEach((row, i) => assert.equal(row, wished[i], `row ${i + 1}`));
}

/** The lines of a file with an end that fits them. */
export function seal(lines: readonly string[]): string {
  const body = lines.map((line) => `${line}\n`).join('');
  const checksum = `sha256:${createHash('sha256').update(body).digest('hex')}`;
  return `${body}${JSON.stringify({ end: true, lines: lines.length, checksum })}\n`;
}

/** The same file with its only game as many times, each under an id of its own. */
export function multiply(text: string, games: number): string {
  const [head = '', ...rows] = text.split('\n').slice(0, -2);
  const parsed = rows.map((line) => JSON.parse(line) as Row);
  const isOfGame = (row: Row) => row['table'] === 'session' || row['table'] === 'entry';
  const of = (row: Row, id: string): Row =>
    row['table'] === 'session' ? { ...row, id } : { ...row, session_id: id };
  const copies = Array.from({ length: games }, (_, i) => `game-${String(i).padStart(6, '0')}`).flatMap((id) =>
    parsed.filter(isOfGame).map((row) => of(row, id)),
  );
  const all = [...parsed.filter((row) => !isOfGame(row)), ...copies];
  const header = JSON.parse(head) as Row & { readonly counts: Row };
  const counts = {
    ...header.counts,
    session: games,
    entry: copies.filter((row) => row['table'] === 'entry').length,
  };
  return seal([{ ...header, counts }, ...all].map((row) => JSON.stringify(row)));
}
