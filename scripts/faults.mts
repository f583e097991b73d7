/**
 * `npm run faults [seed] [part of a kind,another]`: breaks the built app in every way we know, more than a hundred times,
 * and says what was lost. Ends with an error if anything was.
 */
import type { Fault } from '../e2e/support/faults/fault';
import { faultKinds, runFault } from '../e2e/support/faults/runFaults';
import { buildWeb } from './build.mjs';

const [first, second] = process.argv.slice(2);
const isSeed = first !== undefined && /^\d+$/.test(first);
const seed = isSeed ? Number(first) : Date.now() % 1_000_000;
const wanted = ((isSeed ? second : first) ?? '').split(',');
await buildWeb();
console.log(`Seed ${seed}\n`);
console.log('| Fault | Times | Lost | The app says |\n| --- | ---: | ---: | --- |');
const faults: Fault[] = [];
const kinds = faultKinds({
  taps: 30,
  wizards: 25,
  commits: 10,
  turns: 15,
  changes: 15,
  shared: 15,
  firstStarts: 15,
  migrations: 15,
  restores: 10,
  backups: 5,
  shown: 3,
  others: 3,
}).filter(({ id }) => wanted.some((part) => id.includes(part)));
if (kinds.length === 0) throw new Error(`no kind of fault has “${wanted.join('”, “')}” in its name`);
for (const kind of kinds) {
  const fault = await runFault(kind, seed);
  const { times, lost, said } = fault;
  console.log(
    `| ${fault.kind} | ${times} | ${lost} | ${said.map((words) => `“${words}”`).join(', ') || '—'} |`,
  );
  faults.push(fault);
}
const sum = (of: (fault: (typeof faults)[number]) => number) =>
  faults.reduce((total, fault) => total + of(fault), 0);
const lost = sum((fault) => fault.lost);
console.log(
  `\n${sum(({ times }) => times)} faults, ${sum(({ times, kills }) => (kills ? times : 0))} of them kills; ${lost} changes lost`,
);
process.exitCode = lost === 0 ? 0 : 1;
