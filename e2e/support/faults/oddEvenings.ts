import { createDatabase } from '../../../src/data/database';
import { openNodeDatabase } from '../../../__tests__/support/nodeDriver';
import { bar, more, readPoints, seeSaved, startPad } from '../pad';
import { plantDatabase } from '../plantDatabase';
import { becomes, see } from '../see';
import { find, tap, tapTimes } from '../tap';

import { pathOf, type Fault, type FaultTable } from './fault';
import { freshFile } from './worldFile';

const ELSEWHERE = 'Foothold is open elsewhere';

/** The game goes from tab to tab in the middle of taps, and the last one dies. */
export async function passTabs(
  { app, page, chance }: FaultTable,
  tabs: number,
  times: number,
): Promise<Fault> {
  await startPad(page);
  const path = pathOf(page);
  let lost = 0;
  let points = 0;
  for (let time = 0; time < times; time += 1) {
    const all = [app.pages()[0] ?? page];
    for (let tab = 1; tab < tabs; tab += 1) {
      const next = await app.openTab(path);
      await see(next, 'heading', ELSEWHERE);
      all.push(next);
    }
    for (const [i, tab] of all.entries()) {
      if (i > 0) await tap(tab, 'Use it here');
      await see(tab, 'spinbutton', 'Emmy, Points');
      const taps = 1 + chance.pick(8);
      await tapTimes(tab, more('Emmy'), taps);
      points += taps;
    }
    const last = all.at(-1) ?? page;
    await seeSaved(last);
    await app.kill();
    const again = await app.reopen(path);
    await see(again, 'spinbutton', 'Emmy, Points');
    lost += points - ((await readPoints(again))['Emmy'] ?? 0);
  }
  return { kind: `${tabs} tabs, killed in the last`, times, kills: true, lost, said: [ELSEWHERE] };
}

/** A year back in the middle of a game; the order of taps is the order of the log. */
export async function setClockBack({ app, page }: FaultTable, times: number): Promise<Fault> {
  await startPad(page);
  const path = pathOf(page);
  let now = page;
  let points = 0;
  let lost = 0;
  for (let time = 0; time < times; time += 1) {
    await tapTimes(now, more('Emmy'), 3);
    await now.clock.setFixedTime(new Date(Date.now() - (time + 1) * 365 * 24 * 3_600_000));
    await tapTimes(now, more('Emmy'), 2);
    await tap(bar(now), 'Undo');
    points += 4;
    await seeSaved(now);
    await app.kill();
    now = await app.reopen(path);
    await see(now, 'spinbutton', 'Emmy, Points');
    lost += points - ((await readPoints(now))['Emmy'] ?? 0);
  }
  return { kind: 'clock set back a year, then killed', times, kills: true, lost, said: [] };
}

const MANY = 10_000;

/** Ten thousand entries, a few more, and back beyond the newest snapshot. */
export async function playLong({ app }: FaultTable, times: number): Promise<Fault> {
  await plantDatabase(app, await longEvening());
  let page = await app.open('/session/long');
  let lost = 0;
  let points = MANY;
  for (let time = 0; time < times; time += 1) {
    await see(page, 'spinbutton', 'Emmy, Points');
    await tapTimes(page, more('Emmy'), 5);
    // From three on, the next tap asks what to do with them.
    await tapTimes(bar(page), 'Undo', 2);
    points += 3;
    await becomes('the points', async () => (await readPoints(page))['Emmy'], points);
    await seeSaved(page);
    await app.kill();
    page = await app.reopen('/session/long');
    await see(page, 'spinbutton', 'Emmy, Points');
    lost += points - ((await readPoints(page))['Emmy'] ?? 0);
  }
  return { kind: '10,000 entries, then killed', times, kills: true, lost, said: [] };
}

async function longEvening(): Promise<string> {
  const file = freshFile();
  const data = await openNodeDatabase(file);
  const seats = [
    { id: 'emmy', name: 'Emmy', colour: 'sun' },
    { id: 'tomek', name: 'Tomek', colour: 'drop' },
  ];
  await data.sql.tx(async (tx) => {
    const inside = createDatabase({ ...data.sql, ...tx });
    await inside.sessions.create({
      id: 'long',
      gameId: 'scorepad',
      gameVersion: 1,
      config: { v: 1, name: 'Harbour', seats, counting: 'free', best: 'highest' },
      title: 'Harbour',
      createdAt: 1_790_000_000_000,
      summary: null,
      groupId: null,
    });
    const event = { type: 'pointsChanged', v: 1, player: 'emmy', by: 1, round: null };
    for (let seq = 0; seq < MANY; seq += 1)
      await inside.log.append('long', seq, { kind: 'act', at: 1_790_000_000_000 + seq, events: [event] });
  });
  await data.close();
  return file;
}

/** Polish and the night in the middle of a wizard: the step and its answers stay, also after a kill. */
export async function switchMidWizard({ app, page }: FaultTable, times: number): Promise<Fault> {
  await startPad(page, { counting: 'By round' });
  const wizard = `${pathOf(page)}/wizard/enterRound`;
  let now = page;
  let lost = 0;
  let points = 0;
  await now.goto(app.url + wizard);
  for (let time = 0; time < times; time += 1) {
    const polish = time % 2 === 0;
    const heading = polish ? 'Points this round' : 'Punkty w tej rundzie';
    await see(now, 'heading', heading);
    await tapTimes(
      now,
      polish ? more('Emmy', 'Points this round') : 'Emmy, Punkty w tej rundzie: o jeden więcej',
      2,
    );
    points += 2;
    await see(now, 'img', polish ? 'Draft saved' : 'Szkic zapisany');
    await now.goto(`${app.url}/settings`);
    await tap(now, polish ? 'Polski' : 'English', 'radio');
    await see(now, 'heading', polish ? 'Ustawienia' : 'Settings');
    await find(now, 'radio', polish ? 'Ciemny' : 'Light').click();
    await now.goto(app.url + wizard);
    await see(now, 'heading', polish ? 'Punkty w tej rundzie' : 'Points this round');
    await app.kill();
    now = await app.reopen(wizard);
    await see(now, 'spinbutton', /^Emmy, /);
    lost += points - ((await readPoints(now))['Emmy'] ?? 0);
  }
  return { kind: 'language and theme switched in a wizard, then killed', times, kills: true, lost, said: [] };
}
