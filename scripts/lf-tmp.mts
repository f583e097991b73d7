import { faultKinds, runFault } from '/work/main/e2e/support/faults/runFaults';
const NONE = { taps: 0, wizards: 0, commits: 0, turns: 0, changes: 0, shared: 2, firstStarts: 0, migrations: 0, restores: 0, backups: 0, shown: 0, others: 0 };
for (const kind of faultKinds(NONE)) console.log(kind.id, JSON.stringify(await runFault(kind, 7)));
process.exit(0);
