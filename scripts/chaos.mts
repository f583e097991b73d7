/**
 * `npm run chaos [part …]`: real hubs over a real PostgreSQL, phones with the app's own code, and a bad line between
 * them; hubs and the database are killed, wires cut, packets swallowed. Prints what was lost, which has to be nothing.
 * Parts: two, three (hubs), both if none is named. All of it stays on this computer and ends by itself.
 */
import { runChaos, type Outcome, type Trouble } from '../__tests__/hub/support/chaos/chaos';
import { startPostgres } from './postgres.mjs';

const USUAL: Omit<Trouble, 'hubs' | 'seed'> = {
  tables: 15,
  phones: 4,
  tapsPerSecond: 60,
  hubKills: 20,
  databaseKills: 5,
  cuts: 10,
  holes: 10,
  longestHole: 14_000,
  rolls: 2,
};
const PARTS: Readonly<Record<string, number>> = { two: 2, three: 3 };
/** Two parts of five minutes each, and a machine that is slower than ours. */
const LONGEST = 30 * 60_000;

const { names, seed } = readArguments(process.argv.slice(2));
setTimeout(() => {
  console.error('It takes too long and is given up.');
  process.exit(1);
}, LONGEST).unref();

console.log(`Seed ${seed}\n`);
const outcomes: { readonly name: string; readonly trouble: Trouble; readonly outcome: Outcome }[] = [];
for (const name of names) {
  const trouble = { ...USUAL, hubs: PARTS[name] ?? 2, seed };
  // As in earnest: the disk has to be sure.
  const database = await startPostgres({ settings: { max_connections: '100' } });
  try {
    const outcome = await runChaos(trouble, database, (words) => console.error(`${name} hubs: ${words}`));
    outcomes.push({ name, trouble, outcome });
  } finally {
    database.stop();
  }
}

const at = (waits: readonly number[], share: number) =>
  waits.length === 0
    ? '–'
    : `${(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(0)} ms`;
const ROWS: readonly (readonly [string, (of: { trouble: Trouble; outcome: Outcome }) => string | number])[] =
  [
    ['phones', ({ trouble }) => `${trouble.tables * trouble.phones} at ${trouble.tables} tables`],
    ['hubs killed (-9)', ({ trouble }) => trouble.hubKills],
    ['database killed (-9)', ({ trouble }) => trouble.databaseKills],
    ['all wires of a hub cut', ({ trouble }) => trouble.cuts],
    ['a hub in a black hole, 1–14 s', ({ trouble }) => trouble.holes],
    ['hubs replaced in good order', ({ trouble }) => trouble.rolls * trouble.hubs],
    ['taps', ({ outcome }) => outcome.taps],
    ['lines acknowledged to phones', ({ outcome }) => outcome.acknowledged],
    ['acknowledged and lost', ({ outcome }) => outcome.lost],
    ['taps that are missing', ({ outcome }) => outcome.missing],
    ['taps that are there twice', ({ outcome }) => outcome.twice],
    ['taps not taken', ({ outcome }) => outcome.notTaken],
    ['phones that do not agree', ({ outcome }) => outcome.apart],
    ['hubs that ended by themselves', ({ outcome }) => outcome.fallen],
    ['wait for “kept” in trouble, p50', ({ outcome }) => at(outcome.waitsInTrouble, 0.5)],
    ['the same, p99', ({ outcome }) => at(outcome.waitsInTrouble, 0.99)],
    ['the same, longest', ({ outcome }) => at(outcome.waitsInTrouble, 1)],
    ['wait while hubs are replaced, p50', ({ outcome }) => at(outcome.waitsInRolls, 0.5)],
    ['the same, p99', ({ outcome }) => at(outcome.waitsInRolls, 0.99)],
    ['the same, longest', ({ outcome }) => at(outcome.waitsInRolls, 1)],
    ['seconds', ({ outcome }) => outcome.seconds.toFixed(0)],
  ];
console.log(`|  | ${outcomes.map(({ name }) => `${name} hubs`).join(' | ')} |`);
console.log(`| --- | ${outcomes.map(() => '---:').join(' | ')} |`);
for (const [what, of] of ROWS) console.log(`| ${what} | ${outcomes.map(of).join(' | ')} |`);
const isWhole = ({ lost, missing, twice, notTaken, apart, fallen }: Outcome) =>
  lost + missing + twice + notTaken + apart + fallen === 0;
process.exit(outcomes.every(({ outcome }) => isWhole(outcome)) ? 0 : 1);

function readArguments(given: readonly string[]): { names: readonly string[]; seed: number } {
  const numbers = given.filter((word) => /^\d+$/.test(word));
  const words = given.filter((word) => !numbers.includes(word));
  const unknown = words.filter((word) => !Object.hasOwn(PARTS, word));
  if (unknown.length > 0) {
    console.error(`no such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
    process.exit(2);
  }
  return {
    names: words.length > 0 ? words : Object.keys(PARTS),
    seed: Number(numbers[0] ?? Date.now() % 1_000_000),
  };
}
