/**
 * `npm run phone -- [android|ios]`: the apps as they are shipped, on phones without a screen. Exports both
 * bundles if their sources changed, plays an evening on each over stand-ins for the native modules and a real SQLite,
 * and says which of the code that only phones have was executed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROKEN, type Broken } from '../e2e/phone/broken';
import { executed, watchCode } from '../e2e/phone/coverage';
import { playEvening } from '../e2e/phone/evening';
import { missingGlobals } from '../e2e/phone/globals';
import type { System } from '../e2e/phone/native/windows';
import type { Phone } from '../e2e/phone/phone';
import { exportApp, hashSources } from './build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const exported = join(root, '.cache', 'phone');
/** What a browser has and Hermes does not, as a bundle would use it. */
const NEWER = '\n[2, 1].toSorted(); new FinalizationRegistry(() => {});';
const SYSTEMS: readonly System[] = ['android', 'ios'];
/** What no browser and no test in Node runs, besides the twins of `.web` files. */
const NATIVE = [
  'app/App.tsx',
  'app/index.ts',
  'app/platform/services.ts',
  'app/platform/shareSheet.ts',
  'src/data/expoBackEnd.ts',
  'src/data/backup/fileSource.ts',
  'src/ui/sheet/useTurn.ts',
];

let passed = 0;
let failed = 0;
const wished = process.argv[2];
const check = (name: string, fault: string | null) => {
  console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${name}${fault === null ? '' : `: ${fault}`}`);
  if (fault === null) passed += 1;
  else failed += 1;
};

await exportApps();
const files = [...twins(), ...NATIVE];
const code = await watchCode();
let unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));
for (const broken of BROKEN.filter(({ on }) => wished === undefined || on === wished))
  await isNoticed(broken);
for (const system of SYSTEMS.filter((one) => wished === undefined || one === wished)) await onPhone(system);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function onPhone(system: System): Promise<void> {
  const bundle = bundleOf(system);
  console.log(`${system}: ${(statSync(bundle).size / 1e6).toFixed(2)} MB of JavaScript`);
  const phones: Phone[] = [];
  unhandled = [];
  try {
    await playEvening({ system, bundle, phones, tell: (step) => check(`${system}: ${step}`, null) });
    check(
      `${system}: nothing failed behind the scenes`,
      unhandled.length > 0 ? unhandled.map(String).join('; ') : null,
    );
  } catch (thrown) {
    check(`${system}: the evening`, thrown instanceof Error ? thrown.message : String(thrown));
    console.log(phones.at(-1)?.controls().join('; ') ?? '');
  }
  const missing = missingGlobals(readFileSync(bundle, 'utf8'));
  check(`${system}: nothing is used that Hermes lacks`, missing.length > 0 ? missing.join(', ') : null);
  const newer = missingGlobals(NEWER).join(', ');
  check(
    `${system}, on purpose: something that Hermes lacks`,
    newer === '.toSorted, FinalizationRegistry' ? null : newer,
  );
  const results = executed(bundle, await code(), files);
  for (const { file, places, ran, functions, called } of results)
    console.log(
      `  ${file.padEnd(44)} ${`${ran}/${places}`.padStart(9)} places, ${called}/${functions} functions`,
    );
  const idle = results.filter(({ ran, functions, called }) => ran === 0 || (functions > 0 && called === 0));
  check(
    `${system}: every native twin is executed`,
    idle.length > 0 ? idle.map(({ file }) => file).join(', ') : null,
  );
}

/** A law that nobody can break unnoticed. */
async function isNoticed({ law, on, from, to, noticed }: Broken): Promise<void> {
  const phones: Phone[] = [];
  let fault = 'nobody noticed that it was broken';
  try {
    await playEvening({
      system: on,
      bundle: bundleOf(on),
      spoil: { from, to },
      phones,
      tell: () => undefined,
    });
  } catch (thrown) {
    const said = [String(thrown), ...phones.flatMap(({ faults }) => faults)].join('; ');
    fault = noticed.test(said) ? '' : `something else went wrong: ${said}`;
  }
  for (const phone of phones) phone.kill();
  check(`${on}, broken on purpose: ${law}`, fault || null);
}

/** The files that have another version for browsers, as phones have them. */
function twins(): readonly string[] {
  const tracked = execFileSync('git', ['ls-files', 'app', 'src'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  );
  return tracked.filter((file) => /\.web\.tsx?$/.test(file)).map((file) => file.replace('.web.', '.'));
}

function bundleOf(system: System): string {
  const folder = join(exported, '_expo', 'static', 'js', system);
  const name = readdirSync(folder).find((file) => file.endsWith('.js'));
  if (name === undefined) throw new Error(`there is no bundle for ${system}`);
  return join(folder, name);
}

/** Without bytecode, which only Hermes reads, and readable, so that a fault names its place. */
async function exportApps(): Promise<void> {
  const stamp = join(exported, '.sources');
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(exported, { recursive: true, force: true });
  mkdirSync(exported, { recursive: true });
  await exportApp('android', exported, root, [
    '--platform',
    'ios',
    '--no-bytecode',
    '--no-minify',
    '--source-maps',
  ]);
  writeFileSync(stamp, sources);
}
