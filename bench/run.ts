import { changeRows } from './changeRows';
import { dataRows } from './dataRows';
import { engineRows } from './engineRows';
import { liveRows } from './liveRows';
import { memoryRows } from './memoryRows';
import { printTable, type Row } from './row';
import { resolveRows, rulesRows } from './rulesRows';
import { screenRows } from './screenRows';
import { startRows } from './startRows';
import { statisticsRows } from './statisticsRows';
import { turnRows } from './turnRows';
import { webRows } from './webRows';

const GROUPS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  engine: engineRows,
  memory: memoryRows,
  change: changeRows,
  data: dataRows,
  statistics: statisticsRows,
  rules: rulesRows,
  resolve: resolveRows,
  web: webRows,
  screens: screenRows,
  start: startRows,
  turn: turnRows,
  live: liveRows,
};

/** A page that never comes up must not hold up the rest of the table. */
const LONGEST = 15 * 60_000;

void main(process.argv.slice(2));

/** `npm run bench` prints everything; `npm run bench -- engine web` only those. */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !Object.hasOwn(GROUPS, name));
  if (unknown.length > 0) {
    console.error(`no such rows: ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  setTimeout(() => {
    console.error('The bench takes too long and is given up.');
    process.exit(1);
  }, LONGEST).unref();
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
  }
  printTable(rows);
  if (rows.some(({ ok }) => ok === false)) process.exitCode = 1;
}
