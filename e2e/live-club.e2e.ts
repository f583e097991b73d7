import type { Page } from 'playwright-core';

import { backToTable, joinByLink, seeLive, shareAs } from './support/atTable';
import { liveEvening as evening } from './support/liveTable';
import { looksRight } from './support/looksRight';
import { more, readPoints, startPad } from './support/pad';
import { becomes, see, seeGone, seeText } from './support/see';
import { find, tap, write } from './support/tap';

const CODE = 'harbour-club-7';
const GONE = 'The club’s computer does not answer.';
const FOUR = ['Emmy', 'Tomek', 'Nina', 'Bo'];

function both(phones: readonly Page[], look: (page: Page) => Promise<void>): Promise<unknown> {
  return Promise.all(phones.map(look));
}

const emmyHas = (points: number) => (page: Page) =>
  becomes('Emmy', async () => (await readPoints(page))['Emmy'], points);

evening(
  'the organiser of a club sees a table, closes it, opens it again and deletes it',
  async ({ phone, host, expectProblem }) => {
    const emmy = await phone();
    await startPad(emmy, { players: FOUR });
    const link = await shareAs(emmy, 'Emmy');
    const tomek = await phone();
    await joinByLink(tomek, link, 'Tomek');
    await backToTable(emmy);
    const phones = [emmy, tomek];
    await both(phones, (page) => seeLive(page, 2));

    const office = await phone({ size: { width: 820, height: 1180 } });
    expectProblem(/status of 401 \(Unauthorized\)|net::ERR_CONNECTION_REFUSED/);
    await office.goto(new URL('/club', office.url()).href);
    await see(office, 'heading', 'Tables of the club');
    await looksRight(office);
    await write(office, 'Organiser’s code', 'harbour');
    await tap(office, 'Show the tables');
    await seeText(office, 'That is not the code.');
    await write(office, 'Organiser’s code', CODE);
    await tap(office, 'Show the tables');
    await seeText(office, 'Harbour');
    await seeText(office, 'Score pad · Emmy, Tomek, Nina, Bo');
    await seeText(office, /^2 of 2 phones here · \d+ entries · last at /);
    await looksRight(office);

    // Closed: the phones say who can open it, and play on.
    await tap(office, 'Close Harbour');
    await seeText(office, /^Closed by the organiser · last at /);
    await both(phones, (page) => see(page, 'button', /^Closed: This table is closed\. The organiser/));
    await tap(emmy, more('Emmy'));
    await emmyHas(1)(emmy);
    await tap(office, 'Open Harbour again');
    await both(phones, (page) => seeLive(page, 2));
    await both(phones, emmyHas(1));

    // A hub that is gone is not passed over in silence: what is listed may be old.
    await host.kill();
    await tap(office, 'Close Harbour');
    await seeText(office, GONE);
    await host.start();
    await both(phones, (page) => seeLive(page, 2));
    // It looks again by itself.
    await becomes('what is wrong', () => office.getByText(GONE).count(), 0);
    await find(office, 'button', 'Close Harbour').waitFor();

    await tap(office, 'Delete Harbour');
    await see(office, 'heading', 'Delete this table?');
    await tap(office, 'Keep');
    await seeGone(office, 'heading', 'Delete this table?');
    await tap(office, 'Delete Harbour');
    await tap(office, 'Delete');
    await seeText(office, 'No tables yet');
    await both(phones, (page) => see(page, 'button', /^Closed: The organiser has deleted this table\./));
    // The game is still theirs.
    await tap(tomek, more('Tomek'));
    await becomes('Tomek', async () => (await readPoints(tomek))['Tomek'], 1);
    await both(phones, looksRight);
  },
  () => ({ FOOTHOLD_CLUB: CODE }),
);
