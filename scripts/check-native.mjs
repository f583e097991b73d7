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
/** The tick at every change; no phone asks anybody for it. */
const ALLOWED = ['android.permission.VIBRATE'];

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
  return left.filter((name) => !ALLOWED.includes(name)).map((name) => `android asks for ${name}`);
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
  const asked = readFileSync(join(folder, 'Info.plist'), 'utf8').match(/NS\w+UsageDescription/g) ?? [];
  console.log(`ios questions: ${asked.join(', ') || 'none'}`);
  const manifest = join(folder, 'PrivacyInfo.xcprivacy');
  const privacy = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '';
  return [
    ...asked.map((name) => `ios asks with ${name}`),
    ...(/NSPrivacyTracking<\/key>\s*<false\s*\/>/.test(privacy)
      ? []
      : ['ios does not say that nobody is tracked']),
    ...(/NSPrivacyCollectedDataTypes<\/key>\s*<array\s*\/>/.test(privacy)
      ? []
      : ['ios does not say that nothing is collected']),
  ];
}
