import assert from 'node:assert/strict';

import { evening } from './support/evening';
import { goTo } from './support/goTo';
import { looksRight } from './support/looksRight';
import { see, seeGone, seeText } from './support/see';
import { tap, write } from './support/tap';

evening('the rules answer in English and in Polish, wherever they are opened from', async ({ page, app }) => {
  await page.goto(`${app.url}/learn`);
  await tap(page, /^Perseverance: Episode 1/);
  await see(page, 'textbox', 'Search the rules');
  await looksRight(page);

  // A word typed wrong, its entry, a link, and back the same way to the words that were typed.
  await write(page, 'Search the rules', 'contributoin');
  await seeText(page, /entries found/);
  await looksRight(page);
  await tap(page, /^Combat Contribution/);
  await seeText(page, /also the fallen, and your Leader/);
  await seeText(page, 'Published 2021: p. 20–23');
  await looksRight(page);
  await tap(page, 'Number of picks');
  await see(page, 'heading', 'Number of picks');

  // The same entry in the other language, on the spot and after a reload.
  await tap(page, /Polski$/);
  await see(page, 'heading', 'Liczba wyborów');
  assert.equal(new URL(page.url()).pathname, '/learn/perseverance-1/picks');
  await seeText(page, /^Wkład 0 nie daje nic/);
  await looksRight(page);
  await tap(page, 'Wstecz');
  await see(page, 'heading', 'Wkład w walkę');
  await tap(page, 'Wstecz');
  await seeGone(page, 'heading', 'Wkład w walkę');

  // A word ending that no entry has, and no marks on the letters.
  await write(page, 'Szukaj w zasadach', 'zolnierzami lekkimi');
  await tap(page, /^Lekki Żołnierz.*Pojęcia/);
  await see(page, 'heading', 'Lekki Żołnierz');
  await page.reload();
  await see(page, 'heading', 'Lekki Żołnierz');
  await tap(page, 'Wszystkie zasady i wyszukiwarka');
  await tap(page, /^Symbole/);
  await see(page, 'button', 'Raptor');
  await looksRight(page);
  await tap(page, 'Raptor');
  await seeText(page, 'Ślad pazurów.');

  // Only what the edition on the table has, until the rest is asked for.
  await page.goto(`${app.url}/learn/perseverance-1?edition=beta-2020`);
  await write(page, 'Szukaj w zasadach', 'odzyskanie lidera');
  await seeGone(page, 'button', /^Nagroda: odzyskanie Lidera/);
  await tap(page, 'Tylko Beta 2020', 'checkbox');
  await see(page, 'button', /^Nagroda: odzyskanie Lidera/);

  await goTo(page, `${app.url}/learn/perseverance-1/no-such-entry`);
  await see(page, 'heading', 'Nie ma takiego hasła');
  await looksRight(page);
  await tap(page.getByRole('main'), 'Wszystkie zasady i wyszukiwarka');
  await see(page, 'textbox', 'Szukaj w zasadach');

  // By night with the largest letters.
  await goTo(page, `${app.url}/settings`);
  await tap(page, 'Największa', 'radio');
  await page.emulateMedia({ colorScheme: 'dark' });
  await goTo(page, `${app.url}/learn/perseverance-1`);
  await tap(page, /^Symbole/);
  await see(page, 'button', 'Dysydenci');
  await looksRight(page);
  await tap(page, 'Dysydenci');
  await seeText(page, /^Dwie skrzyżowane belki/);
  await looksRight(page);
});
