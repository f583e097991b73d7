import { join } from 'node:path';
import { runBundled } from '../src/cli/bundled.mjs';
import { actRows } from './actRows';
import { changeRows } from './changeRows';
import type * as DataRows from './dataRows';
import { engineRows } from './engineRows';
import { hub200Rows, hub800Rows, hubBackRows, hubFlatRows, hubNewcomerRows } from './hubRows';
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
  data: withoutScreens,
  statistics: async () => [...(await statisticsRows()), ...(await screenRows())],
  rules: rulesRows,
  resolve: resolveRows,
  web: webRows,
  screens: actRows,
  start: startRows,
  turn: turnRows,
  live: liveRows,
};

/** Many minutes with both cores busy: measured only when they are named. `hub` is all of them. */
const LONG: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  'hub-200': hub200Rows,
  'hub-800': hub800Rows,
  'hub-back': hubBackRows,
  'hub-newcomer': hubNewcomerRows,
  'hub-flat': hubFlatRows,
};
const ALL = { ...GROUPS, ...LONG };

/** It opens stored games, whose plug-ins bring screens that plain Node cannot read. */
async function withoutScreens(): Promise<readonly Row[]> {
  const { dataRows } = (await runBundled(join(__dirname, 'dataRows.ts'))) as typeof DataRows;
  return dataRows();
}

/** A page that never comes up must not hold up the rest of the table. */
const LONGEST = 30 * 60_000;

void main(process.argv.slice(2));

/** `npm run bench` prints everything; `npm run bench -- engine web` only those. */
async function main(named: readonly string[]): Promise<void> {
  const wanted = named.flatMap((name) => (name === 'hub' ? Object.keys(LONG) : [name]));
  const unknown = wanted.filter((name) => !Object.hasOwn(ALL, name));
  if (unknown.length > 0) {
    console.error(`no such rows: ${unknown.join(', ')}. There are: ${Object.keys(ALL).join(', ')}, hub`);
    process.exitCode = 1;
    return;
  }
  setTimeout(() => {
    console.error('The bench takes too long and is given up.');
    process.exit(1);
  }, LONGEST).unref();
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(wanted.length === 0 ? GROUPS : ALL)) {
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
  }
  printTable(rows);
  if (rows.some(({ ok }) => ok === false)) process.exitCode = 1;
}
