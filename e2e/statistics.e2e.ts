import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { openDatabase } from '@/data/openDatabase';

import { createNodePlatform } from '../__tests__/support/nodeDriver';
import { manyGames } from '../bench/support/manyGames';

import { evening } from './support/evening';
import { goTo } from './support/goTo';
import { looksRight } from './support/looksRight';
import { expectLargeTargets } from './support/expectLargeTargets';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { seeSaved, typeInKeypad } from './support/pad';
import { startPerseverance, THREE } from './support/perseverance1';
import { plantDatabase } from './support/plantDatabase';
import { goOn } from './support/scoring';
import { see, seeText } from './support/see';
import { find, tap } from './support/tap';

evening('a finished Episode 1 goes out to others and into the statistics', async ({ page, app }) => {
  await startPerseverance(page, { players: THREE, edition: 'Published 2021', tracking: 'Essentials' });
  for (const [player, sum] of Object.entries({ Emmy: '40', Tomek: '31', Nina: '50' }))
    await typeInKeypad(page, player, sum, 'Followers');
  await seeSaved(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await goTo(page, `${page.url()}/wizard/finalScoring`);
  await see(page, 'heading', 'What everybody has left');
  await goOn(page, 'Who wins');
  await tap(page, 'Save');
  // The wizard leads there by itself: the result may not be on the disk yet.
  await page.waitForURL(`${app.url}/session/${id}/result`);
  await see(page, 'heading', 'Nina wins');

  await tap(page, 'Share');
  const link = find(page, 'link', /BG Stats/);
  await link.waitFor();
  await expectNoAxeViolations(page);
  await expectLargeTargets(page);
  const address = new URL((await link.getAttribute('href')) ?? '');
  const play = JSON.parse(address.searchParams.get('data') ?? '') as Record<string, unknown>;
  assert.equal(address.origin + address.pathname, 'https://app.bgstatsapp.com/createPlay.html');
  assert.match(String(play['playDate']), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const { players, ...about } = play;
  assert.deepEqual(about, {
    sourceName: 'Foothold',
    sourcePlayId: id,
    playDate: play['playDate'],
    durationMin: Number(play['durationMin']),
    board: 'Published 2021',
    game: {
      name: 'Perseverance: Episode 1',
      sourceGameId: 'perseverance-1',
      bggId: 256997,
      highestWins: true,
      noPoints: false,
    },
  });
  const told = (players as Record<string, unknown>[]).map(({ sourcePlayerId: _id, ...player }) => player);
  assert.deepEqual(told, [
    { name: 'Emmy', startPlayer: true, score: 40, rank: 2, role: 'Adelita', winner: false },
    { name: 'Tomek', startPlayer: false, score: 31, rank: 3, role: 'Jack', winner: false },
    { name: 'Nina', startPlayer: false, score: 50, rank: 1, role: 'Keoni', winner: true },
  ]);
  await followLink(page, address.href);
  app.expectProblem(/foreign request: https:\/\/app\.bgstatsapp\.com\//);

  await tap(page, 'Share');
  const table = await download(page, () => tap(page, /^As a spreadsheet/));
  assert.match(table.name, /^foothold-game-\d{4}-\d\d-\d\d\.csv$/);
  const rows = readCsv(table.bytes.toString('utf8'));
  assert.deepEqual(
    rows.map((row) => [row['Game'], row['Player'], row['Role'], row['Score'], row['Place'], row['Winner']]),
    [
      ['Perseverance: Episode 1', 'Emmy', 'Adelita', '40', '2', '0'],
      ['Perseverance: Episode 1', 'Tomek', 'Jack', '31', '3', '0'],
      ['Perseverance: Episode 1', 'Nina', 'Keoni', '50', '1', '1'],
    ],
  );

  await tap(page, 'Share');
  await tap(page, /^As a picture/);
  await page.getByRole('img', { name: /Nina wins/ }).waitFor();
  await expectNoAxeViolations(page);
  const picture = await download(page, () => tap(page, 'Share picture'));
  assert.match(picture.name, /\.png$/);
  assert.deepEqual([...picture.bytes.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.deepEqual([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)], [1080, 1350]);

  await goTo(page, `${app.url}/`);
  await tap(page, /^Statistics/);
  await see(page, 'img', 'Games won. Nina 1 of 1 · 100%, Emmy 0 of 1 · 0%, Tomek 0 of 1 · 0%');
  await tap(page, 'Nina', 'link');
  await see(page, 'img', /^Against others\. (?=.*Emmy ahead in 1 of 1)(?=.*Tomek ahead in 1 of 1)/);
});

evening('a year of evenings is counted, filtered and exported', async ({ page, app }) => {
  const folder = mkdtempSync(join(tmpdir(), 'many-games-'));
  try {
    await plantDatabase(app, await makeGames(join(folder, 'foothold.db'), 300));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await goTo(page, `${app.url}/stats`);
  await see(page, 'img', /^Games won\. /);
  await looksRight(page);
  await tap(page, 'Who beats whom', 'radio');
  await see(page, 'img', /^Who beats whom\. .* against .*: \d+ to \d+/);
  await looksRight(page);
  await tap(page, 'Who beats whom, As a table');
  await see(page, 'table', 'Who beats whom');
  await looksRight(page);
  await tap(page, 'Points', 'radio');
  await see(page, 'img', /^Points over time\. /);
  await looksRight(page);
  await tap(page, 'Together', 'radio');
  await seeText(page, 'No finished cooperative games yet.');
  await tap(page, 'Games', 'radio');
  await tap(page, 'Perseverance: Episode 1', 'link');
  await see(page, 'img', /^By role\. /);
  await looksRight(page);

  await goTo(page, `${app.url}/stats`);
  await see(page, 'img', /^Games won\. /);
  await tap(page, 'Group', 'checkbox');
  await tap(page, 'Thursday', 'radio');
  await see(page, 'checkbox', 'Thursday');
  await page.waitForURL(/group=thursday/);
  // The address says it all: a reload shows the same.
  await page.reload();
  await see(page, 'checkbox', 'Thursday');
  const games = Number.parseInt(await page.getByRole('listitem').first().innerText(), 10);
  const { name, bytes } = await download(page, () => tap(page, 'Export as a spreadsheet'));
  assert.match(name, /^foothold-\d{4}-\d\d-\d\d\.csv$/);
  const rows = readCsv(bytes.toString('utf8'));
  assert.ok(games > 0 && games < 300, `${games} games of the group`);
  assert.equal(rows.length, games * 4);
  assert.deepEqual(new Set(rows.map((row) => row['Group'])), new Set(['Thursday']));
  for (const row of rows) {
    const sources = Object.keys(row).slice(Object.keys(row).indexOf('Note') + 1);
    const sum = sources.reduce((total, source) => total + Number(row[source]), 0);
    assert.equal(sum, Number(row['Score']), 'the sources add up to the score');
  }

  await page.getByRole('table').getByRole('link').first().click();
  await see(page, 'img', /^Recent scores\. /);
  await looksRight(page);
});

/** The other site is not there: what matters is that a new tab goes to it. */
async function followLink(page: Page, address: string): Promise<void> {
  await page.context().route('https://app.bgstatsapp.com/**', (route) => route.fulfill({ body: 'BG Stats' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), tap(page, /BG Stats/, 'link')]);
  await tab.waitForLoadState();
  assert.equal(tab.url(), address);
  await tab.close();
}

async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Rows by the names of their columns; a field in quotes may hold anything. */
function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const rows = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  const [head = [], ...rest] = rows;
  return rest.map((row) => Object.fromEntries(head.map((column, i) => [column, row[i] ?? ''])));
}

async function makeGames(file: string, count: number): Promise<string> {
  const opened = await openDatabase(createNodePlatform(file), {
    onAskedToRelease: () => Promise.resolve(true),
  });
  assert.ok(opened.kind === 'ok');
  await manyGames(opened.database, { count });
  await opened.database.close();
  return file;
}
