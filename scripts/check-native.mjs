// @ts-check
/**
 * `node scripts/check-native.mjs`: makes the native projects from app.json in a copy, as a store build would, and
 * checks which permissions they ask for. Needs no phone and no compiler; a wrong setting or plug-in fails here.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git', '.expo', 'android', 'ios']);
/** The tick at every change, and the way to a shared table; no phone asks anybody for them. */
const ALLOWED = ['android.permission.VIBRATE', 'android.permission.INTERNET'];
/** iOS asks before the first shared table, in the person's language. */
const QUESTION = 'NSLocalNetworkUsageDescription';
const LANGUAGES = ['en', 'pl'];

const copy = mkdtempSync(join(tmpdir(), 'native-'));
try {
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  prebuild();
  const problems = [...lookAtAndroid(), ...lookAtIos()];
  for (const problem of problems) console.error(problem);
  console.log(`native projects: problems: ${problems.length}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function prebuild() {
  const expo = join(root, 'node_modules', 'expo', 'bin', 'cli');
  const made = spawnSync(process.execPath, [expo, 'prebuild', '--no-install', '--clean'], {
    cwd: copy,
    env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_GIT_STATUS: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (made.status !== 0) throw new Error(`expo prebuild ended with ${made.status}`);
}

/** What Gradle would merge: our manifest, and those of all packages, less what ours removes. */
function lookAtAndroid() {
  const ours = readFileSync(join(copy, 'android', 'app', 'src', 'main', 'AndroidManifest.xml'), 'utf8');
  const removed = permissionsOf(ours, (tag) => tag.includes('tools:node="remove"'));
  const asked = [ours, ...manifestsOfPackages()].flatMap((manifest) =>
    permissionsOf(manifest, (tag) => !tag.includes('tools:node="remove"')),
  );
  const left = [...new Set(asked)].filter((name) => !removed.includes(name)).sort();
  console.log(`android permissions: ${left.join(', ') || 'none'}`);
  return [
    ...left.filter((name) => !ALLOWED.includes(name)).map((name) => `android asks for ${name}`),
    ...(left.includes('android.permission.INTERNET') ? [] : ['android cannot reach a shared table']),
    // A computer in the living room has no certificate.
    ...(ours.includes('android:usesCleartextTraffic="true"') ? [] : ['android refuses a hub without TLS']),
  ];
}

/** @param {string} manifest @param {(tag: string) => boolean} wanted */
function permissionsOf(manifest, wanted) {
  return [...manifest.matchAll(/<uses-permission[^>]*android:name="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => wanted(tag))
    .map(([, name = '']) => name);
}

function manifestsOfPackages() {
  const modules = join(root, 'node_modules');
  return readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
    )
    .map((name) => join(modules, name, 'android', 'src', 'main', 'AndroidManifest.xml'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/** iOS asks a person with a sentence from here; without one an app may not even ask. */
function lookAtIos() {
  const folder = join(copy, 'ios', 'Foothold');
  const info = readFileSync(join(folder, 'Info.plist'), 'utf8');
  const asked = info.match(/NS\w+UsageDescription/g) ?? [];
  console.log(`ios questions: ${asked.join(', ') || 'none'}`);
  const manifest = join(folder, 'PrivacyInfo.xcprivacy');
  const privacy = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '';
  return [
    ...asked.filter((name) => name !== QUESTION).map((name) => `ios asks with ${name}`),
    ...LANGUAGES.filter((language) => !asksIn(folder, language)).map(
      (language) => `ios has no words for the local network in ${language}`,
    ),
    ...(/NSAllowsLocalNetworking<\/key>\s*<true\s*\/>/.test(info) ? [] : ['ios refuses a hub without TLS']),
    ...(/NSAllowsArbitraryLoads<\/key>\s*<true\s*\/>/.test(info)
      ? ['ios takes connections without TLS from anywhere']
      : []),
    ...(/NSPrivacyTracking<\/key>\s*<false\s*\/>/.test(privacy)
      ? []
      : ['ios does not say that nobody is tracked']),
    ...(/NSPrivacyCollectedDataTypes<\/key>\s*<array\s*\/>/.test(privacy)
      ? []
      : ['ios does not say that nothing is collected']),
  ];
}

/** @param {string} folder @param {string} language */
function asksIn(folder, language) {
  const words = join(folder, 'Supporting', `${language}.lproj`, 'InfoPlist.strings');
  return existsSync(words) && readFileSync(words, 'utf8').includes(QUESTION);
}
