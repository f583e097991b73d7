import type { Page } from 'playwright-core';
import { fillArea } from '../../e2e/support/dinoAttack';
import { bar, more } from '../../e2e/support/pad';
import { FOUR, startPerseverance } from '../../e2e/support/perseverance1';
import { see } from '../../e2e/support/see';
import { MORE, find, tap } from '../../e2e/support/tap';

/** How a tap is looked at: by its time, or by what it costs. */
export type Look = (name: string, act: () => Promise<void>) => Promise<void>;

/** Four players sit down to Episode 1, everything tracked; returns the address of their table. */
export async function sitDownFour(page: Page): Promise<string> {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  return page.url();
}

/** The usual taps of an evening, each from the table as it is after a reload or after the tap before. */
export async function playActs(page: Page, table: string, look: Look): Promise<void> {
  const fresh = async () => {
    await page.goto(table);
    await see(page, 'button', more('Emmy', 'Followers'));
    await page.waitForLoadState('networkidle');
  };
  const spin = (name: string) => find(page, 'spinbutton', name);
  const behindMore = (name: string) => () => tap(page.getByRole('dialog'), name);
  const close = () => page.keyboard.press('Escape');

  await fresh();
  await look('+1 Follower', () => tap(page, more('Emmy', 'Followers')));
  await look('+1 Follower again', () => tap(page, more('Emmy', 'Followers')));
  await look('undo', () => tap(bar(page), 'Undo'));
  await look('− and + of a figure', () => spin('Emmy, Votes').click());
  await look('+1 Vote', () => tap(page, 'Emmy, Votes: one more'));
  await look('the keypad', () => spin('Tomek, Followers').click());
  await close();
  await look('a player’s sheet', () => tap(page, 'Nina Keoni'));
  await close();
  await look('Zones, a swipe away', () => tap(page, 'Zones', 'tab'));
  await look('Officers, a swipe away', () => tap(page, 'Officers', 'tab'));
  await look('back to the players', () => tap(page, 'Players', 'tab'));
  await look('More', () => tap(page, MORE));
  await look('Zones from More', behindMore('Zones'));

  await fresh();
  await tap(page, MORE);
  await look('Defense areas from More', behindMore('Defense areas'));

  await fresh();
  await look('Officers from the bar', () => tap(bar(page), 'Officers'));

  await fresh();
  await look('the timeline', () => tap(page, 'Timeline'));
  await look('an entry of it', () =>
    page
      .getByRole('button', { name: /Followers/ })
      .first()
      .click(),
  );

  await fresh();
  await look('the page of a turn', () => tap(page, /’s turn/));
  await look('an Effect', () => tap(page, /^Training/));
  await look('put back', () => tap(page, /^Training/));

  await fresh();
  await tap(page, MORE);
  await look('a Dino Attack', behindMore('Dino Attack'));
  await see(page, 'heading', 'Which Zone is attacked?');
  await look('its Zone, and the grid', () => tap(page, /^Military (Safe|Dangerous)/));
  await look('a whole row of Dinos', () => tap(page, 'near: whole row'));
  await look('a tap on the grid', () => tap(page, 'Column 2, bottom row, empty'));
  await fillArea(page);
  await look('on to the dice', () => tap(page, 'Traps and Walls'));
  await tap(page, 'Cancel');
  await tap(page.getByRole('dialog'), 'Discard');
  await see(page, 'button', more('Emmy', 'Followers'));

  await fresh();
  await tap(page, MORE);
  await look('an Assembly', behindMore('Assembly'));
}
