import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nameOf } from './native/tree';
import type { System } from './native/windows';
import { Phone, type Settings } from './phone';

/** What has been done so far, for the report. */
export type Tell = (step: string) => void;

interface Place {
  readonly system: System;
  readonly bundle: string;
  readonly spoil?: Settings['spoil'];
  readonly tell: Tell;
  /** Every phone that was switched on: its faults count to the end. */
  readonly phones: Phone[];
}

/** An evening of two on one phone, with everything that only a phone does. */
export async function playEvening(place: Place): Promise<void> {
  const { system, tell } = place;
  const folder = newDisk();
  let phone = switchOn(place, { folder });

  await startHarbour(phone);
  tell('a new game in three questions');
  await enterRound(phone, system);
  tell('a wizard, one step back and on again');
  await keypadAndBack(phone, system);
  tell('a sheet: Back closes it first');
  await onItsSide(phone);
  tell('turned onto its side the bar is a rail, and back again');
  if (system === 'android') {
    await backFromScreen(phone);
    tell('Back leaves a screen for the one before, and the app only at its first one');
  }
  const table = await handOver(phone);
  tell('a game handed over: cancelled it stays, sent it has moved');

  phone.kill();
  phone = switchOn(place, { folder });
  await phone.press('Continue Harbour');
  await phone.see('Emmy, Points');
  await becomes(phone, '1');
  tell('killed, started cold: the same numbers');
  phone.kill();
  phone = switchOn(place, { folder, fontScale: 1.8 });
  await phone.press('Continue Harbour');
  await becomes(phone, '1');
  await phone.rest();
  tell('started again with larger letters');

  await finish(phone);
  tell('a finished game: a sheet from a sheet, the words sent, the picture sent');
  await noteFromMenu(phone);
  tell('a note from the menu of a game: one sheet after the other');
  const backup = await exportAll(phone, system);
  tell('an export: cancelled it does not count, sent it does');
  await around(phone);
  tell('rules, statistics, the storage check, and a seat at another table over a keyboard');
  phone.toBackground();
  const log = join(folder, 'document', 'SQLite', 'foothold.db-wal');
  await phone.until('a log that is written back', () => statSync(log).size === 0);
  tell('in the background everything is brought into the one file');
  phone.kill();

  await restore(place, backup);
  tell('another phone restores the picked file');
  await opened(place, backup);
  tell('a file opened from Mail leads to what is in it');
  await receive(place, table);
  tell('a hand-over by links, out of order, from our own scheme and from the web');
  await damaged(place, folder);
  tell('a damaged database is said, and what can be read is kept');
  await damagedLog(place);
  tell('a damaged log beside the database is said, not dropped');
  for (const one of place.phones) {
    one.kill();
    assert.deepEqual(one.faults, []);
  }
}

const newDisk = () => mkdtempSync(join(tmpdir(), 'phone-'));

function switchOn(
  { system, bundle, spoil, phones }: Place,
  settings: Omit<Settings, 'system' | 'bundle'>,
): Phone {
  const phone = new Phone({ system, bundle, ...(spoil && { spoil }), ...settings });
  phones.push(phone);
  return phone;
}

async function startHarbour(phone: Phone): Promise<void> {
  await phone.press('New game');
  await phone.press(/^Score pad/);
  for (const name of ['Emmy', 'Tomek']) {
    await phone.type('New player', name);
    await phone.press('Add');
    await phone.see(name);
  }
  await phone.type('What are you playing?', 'Harbour');
  await phone.press(/^The game/);
  await phone.press('By round');
  await phone.press('Done');
  await phone.press('Start the game');
  await phone.see(/^Enter round 1/);
}

async function enterRound(phone: Phone, system: System): Promise<void> {
  await phone.press(/^Enter round 1/);
  await phone.press('Emmy, Points this round: one more');
  await phone.press('Check');
  await phone.see('Save');
  if (system === 'android') phone.back();
  else await phone.press('Back');
  await phone.see('Check');
  await phone.press('Check');
  await phone.press('Save');
  await phone.see(/^Enter round 2/);
  await becomes(phone, '1');
}

async function keypadAndBack(phone: Phone, system: System): Promise<void> {
  await phone.press('Emmy, Points');
  await phone.see('Done');
  if (system === 'android') {
    phone.back();
    await phone.until('the table', () => phone.sheet() === null);
    assert.equal(phone.left, false, 'Back left the app with a sheet open');
    await phone.see('Emmy, Points');
  } else await phone.press('Close');
  await phone.until('no sheet', () => phone.sheet() === null);
}

async function onItsSide(phone: Phone): Promise<void> {
  const rail = () =>
    phone.nodes().some((node) => nameOf(node) === 'Actions' && typeof node.props['width'] === 'number');
  assert.equal(rail(), false);
  phone.turn();
  await phone.until('the rail', rail);
  await becomes(phone, '1');
  phone.turn();
  await phone.until('the bar', () => !rail());
  await becomes(phone, '1');
}

async function backFromScreen(phone: Phone): Promise<void> {
  await phone.press('Timeline');
  await phone.see('Start of the game');
  phone.back();
  await phone.see('Emmy, Points');
  phone.back();
  await phone.see('Continue Harbour');
  assert.equal(phone.left, false, 'Back left the app with a screen before this one');
  phone.back();
  assert.equal(phone.left, true, 'Back on the first screen does not leave the app');
  phone.left = false;
  await phone.press('Continue Harbour');
  await phone.see('Emmy, Points');
}

/** What lies under a keyboard can be reached. */
async function keyboardComes(phone: Phone): Promise<void> {
  const lifted = () => phone.nodes().some(({ props }) => props['paddingBottom'] === 336);
  phone.keyboard(336);
  await phone.until('room above the keyboard', lifted);
  phone.keyboard(0);
  await phone.until('no room without a keyboard', () => !lifted());
}

/** Returns the links of the hand-over. */
async function handOver(phone: Phone): Promise<readonly string[]> {
  await phone.press('Hand over to another phone');
  await cancel(phone, /^As a file/, { still: /^As text/, counted: /^Go to Home$/ });
  await send(phone, /^As text/);
  await phone.gone(/^As text/);
  const { words = '' } = phone.shared.at(-1) ?? {};
  const links = words.split('\n');
  assert.ok(links.length > 0 && links.every((link) => link.startsWith('foothold://handover#')), words);
  await phone.press('Go to Home');
  await phone.see('Continue Harbour');
  return links;
}

interface Seen {
  /** What is there as long as nothing was sent. */
  readonly still: RegExp;
  readonly counted: RegExp;
}

/** Closes the sheet of the system. Android does not know, so the app asks; iOS knows. */
async function cancel(phone: Phone, what: RegExp, { still, counted }: Seen): Promise<void> {
  await begin(phone, what, 'cancel');
  if (phone.settings.system === 'android') {
    const asked = await phone.see(new RegExp(`^No$|${counted.source}`));
    assert.equal(nameOf(asked), 'No', 'what was cancelled counts without a question');
    await phone.press('No');
  }
  const end = await phone.see(new RegExp(`${still.source}|${counted.source}`));
  assert.match(nameOf(end), still, 'what was cancelled counts');
  await phone.until('no sheet', () => phone.sheet() === null);
}

async function send(phone: Phone, what: RegExp): Promise<void> {
  await begin(phone, what, 'send');
  if (phone.settings.system === 'android') await phone.press(/^Yes/);
  await phone.until('no sheet', () => phone.sheet() === null);
}

async function begin(phone: Phone, what: RegExp, how: 'send' | 'cancel'): Promise<void> {
  const before = phone.answered;
  phone.person.share = how;
  await phone.press(what);
  await phone.until('the share sheet', () => phone.answered > before);
}

const becomes = (phone: Phone, points: string) =>
  phone.until(`Emmy at ${points}`, () => {
    const figure = phone.find('Emmy, Points');
    const { text } = (figure?.props['accessibilityValue'] ?? {}) as { readonly text?: string };
    return text === points;
  });

async function finish(phone: Phone): Promise<void> {
  await phone.press('Finish');
  await phone.see(/Emmy wins/);
  const sent = phone.shared.length;
  await phone.press('Share');
  await phone.press(/^As text/);
  await phone.until('the words', () => phone.shared.length > sent);
  assert.match(phone.shared.at(-1)?.words ?? '', /Emmy/);
  await phone.press('Share');
  await phone.press(/^As a picture/);
  await phone.press('Share picture');
  await phone.until('the picture', () => phone.shared.length > sent + 1);
  await phone.press('Back to the table');
  await phone.press('Home');
}

async function noteFromMenu(phone: Phone): Promise<void> {
  phone.open('foothold://history');
  await phone.press(/^More .*Harbour|Harbour.*: more|^More: Harbour|Harbour.*(menu|options)/i);
  await phone.press(/^Note/);
  await phone.type('Note', 'A fine evening');
  await phone.press(/^Save/);
  await phone.until('no sheet', () => phone.sheet() === null);
  await phone.see(/A fine evening|Harbour/);
}

async function exportAll(phone: Phone, system: System): Promise<string> {
  phone.open('foothold://settings/storage');
  await phone.see(/Never exported/);
  await cancel(phone, /^Export a backup/, { still: /does not count/, counted: /Last exported/ });
  await phone.see(/Never exported/);
  await send(phone, /^Export a backup/);
  await phone.see(/Last exported/);
  const { path = '' } = phone.shared.at(-1) ?? {};
  const kept = join(newDisk(), basename(path));
  copyFileSync(system === 'ios' ? new URL(path) : path, kept);
  return kept;
}

async function around(phone: Phone): Promise<void> {
  phone.open('foothold://storage-check');
  await phone.press('Test now');
  await phone.see(/^\d+ passed, 0 failed/);
  phone.open('foothold://settings');
  await phone.press(/^Read aloud/);
  phone.open('foothold://first-game/perseverance-1');
  await phone.until('the guide', () => !phone.words().includes('speaker button'));
  await phone.press('Read aloud');
  for (const [link, sees] of [
    ['foothold://learn/perseverance-1', /Perseverance/],
    ['foothold://stats', 'Statistics'],
    ['foothold://t', /letters/i],
    ['foothold://first-game/scorepad', /./],
    ['foothold://nowhere/at/all', /./],
  ] as const) {
    phone.open(link);
    await phone.see(sees);
    if (link === 'foothold://t') await keyboardComes(phone);
  }
}

async function restore(place: Place, backup: string): Promise<void> {
  const phone = switchOn(place, { folder: newDisk(), language: 'en' });
  await phone.see('New game');
  phone.open('foothold://settings/restore');
  phone.person.pick = null;
  const before = phone.answered;
  await phone.press('Choose a file');
  // A dialog that is still open would take the next answer for its own.
  await phone.until('the file dialog', () => phone.answered > before);
  await phone.see('Choose a file');
  phone.person.pick = backup;
  await phone.press('Choose a file');
  // A choice and the button are called so.
  await phone.see('Choose another file');
  await phone.press('Replace everything');
  await phone.press(/Done|To the start|Home|Finished/);
  phone.open('foothold://history');
  await phone.see(/Harbour/);
}

async function opened(place: Place, backup: string): Promise<void> {
  const phone = switchOn(place, { folder: newDisk(), link: pathToFileURL(backup).href });
  await phone.see('Replace everything');
}

async function receive(place: Place, links: readonly string[]): Promise<void> {
  const phone = switchOn(place, { folder: newDisk(), link: links.at(-1) ?? '' });
  const rest = links.slice(0, -1).reverse();
  await phone.see(links.length > 1 ? /of \d+ codes/ : 'A game has arrived');
  // A link of the web leads here, too, where the app may have it.
  for (const [i, link] of rest.entries())
    phone.open(i % 2 === 0 ? link : link.replace('foothold://', 'https://play.example.org/'));
  await phone.see('A game has arrived');
  await phone.press(/^(Continue here|Open the game)/);
  await becomes(phone, '1');
}

async function damaged(place: Place, folder: string): Promise<void> {
  const file = join(folder, 'document', 'SQLite', 'foothold.db');
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096, 4096 * 4);
  writeFileSync(file, bytes);
  const phone = switchOn(place, { folder });
  await phone.see(/damaged/i);
  await phone.press('Set aside and continue');
  await phone.see('New game');
  assert.ok(
    readdirSync(join(folder, 'document', 'SQLite')).some((name) => name.startsWith('foothold-damaged-')),
  );
}

async function damagedLog(place: Place): Promise<void> {
  const folder = newDisk();
  const first = switchOn(place, { folder });
  await startHarbour(first);
  await first.press(/^Enter round 1/);
  first.kill();
  const log = join(folder, 'document', 'SQLite', 'foothold.db-wal');
  const bytes = readFileSync(log);
  bytes.fill(0xa5, 32 + 24 + 100, 32 + 24 + 200);
  writeFileSync(log, bytes);
  const phone = switchOn(place, { folder });
  await phone.see(/damaged/i);
  assert.ok(
    readdirSync(join(folder, 'document', 'SQLite')).some(
      (name) => name.endsWith('.db-wal') && name.includes('damaged'),
    ),
  );
}
