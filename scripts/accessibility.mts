/**
 * `npm run accessibility [part of a name]`: every screen and every step of every wizard of every game, by day, by night
 * and with letters of twice the size, looked at by axe and measured. Ends with an error if anything is wrong.
 */
import { runAccessibility, type Seen } from '../e2e/support/accessibility/runAccessibility';
import { endPool } from '../e2e/support/browserPool';
import { buildWeb } from './build.mjs';

await buildWeb();
const seen = await runAccessibility({
  only: process.argv[2] ?? '',
  tell: ({ area, name, how, violations }) => {
    for (const violation of violations) console.error(`${area}: ${name}, ${how}: ${violation}`);
  },
});

const least = (of: readonly (number | null)[]) =>
  Math.min(...of.filter((size): size is number => size !== null));
const usual = ({ how }: Seen) => how !== 'text at 200 %';
const areas = [...new Set(seen.map(({ area }) => area))];
console.log(
  '| Area | Screens | Violations by day | by night | at 200 % | Smallest target | Smallest text |\n' +
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
);
for (const [name, of] of [...areas.map((area) => [area, [area]] as const), ['all', areas] as const]) {
  const mine = seen.filter(({ area }) => of.includes(area));
  const count = (how: Seen['how']) =>
    mine.filter((one) => one.how === how).reduce((sum, { violations }) => sum + violations.length, 0);
  const cells = [
    name,
    mine.filter(({ how }) => how === 'day').length,
    count('day'),
    count('night'),
    count('text at 200 %'),
    least(mine.map(({ target }) => target)),
    least(mine.filter(usual).map(({ text }) => text)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
await endPool();
process.exitCode = seen.some(({ violations }) => violations.length > 0) ? 1 : 0;
