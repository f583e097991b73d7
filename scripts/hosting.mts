/**
 * `npm run hosting [part …]`: what docs/hosting.md says, done for real on this computer: nginx before two hubs, the
 * systemd unit, and a backup that is restored while phones wait. Needs nginx, systemd-analyze and PostgreSQL's programs; what is
 * missing fails. Parts: nginx, systemd, backup.
 */
import { nginxChecks } from '../__tests__/hub/support/hosting/nginxChecks';
import { backupChecks } from '../__tests__/hub/support/hosting/backupChecks';
import { systemdChecks } from '../__tests__/hub/support/hosting/systemdChecks';
import { findPostgres, startPostgres } from './postgres.mjs';

export type Report = (what: string, ok: boolean, detail?: string) => void;

const PARTS: Readonly<Record<string, (report: Report) => Promise<void>>> = {
  nginx: (report) => withPostgres((database) => nginxChecks(database, report)),
  systemd: systemdChecks,
  backup: async (report) => {
    const programs = await findPostgres();
    await withPostgres((database) => backupChecks(database, programs, report));
  },
};

const wished = process.argv.slice(2);
const unknown = wished.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
let [passed, failed] = [0, 0];
for (const [name, check] of Object.entries(PARTS)) {
  if (wished.length > 0 && !wished.includes(name)) continue;
  const report: Report = (what, ok, detail = '') => {
    if (ok) passed += 1;
    else failed += 1;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${what}${!ok && detail ? `\n${detail}` : ''}`);
  };
  try {
    await check(report);
  } catch (error) {
    report('all of it could be tried', false, (error as Error).message);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

type Database = Awaited<ReturnType<typeof startPostgres>>;

async function withPostgres(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await startPostgres();
  try {
    await work(database);
  } finally {
    database.stop();
  }
}
