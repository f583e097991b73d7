// @ts-check
/**
 * `node scripts/check-native.mjs`: makes the native projects from app.json in a copy, as a store build would, and
 * checks what they ask for, open, back up and show. Needs no phone and no compiler; a wrong setting or plug-in fails here.
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
/** Android 12 shows what is inside a circle of two thirds: a wider logo is cut. */
const SPLASH_WIDTH = 288 * (2 / 3);
const ORIENTATIONS = ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'];
/** An address to build with: links of the web that open the app. */
const WEB_HOST = 'play.example.org';
/** Kinds of API that Apple wants reasons for. */
const REASONS = ['UserDefaults', 'FileTimestamp', 'DiskSpace', 'SystemBootTime'];

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
    env: {
      ...process.env,
      EXPO_PUBLIC_WEB_HOST: WEB_HOST,
      CI: '1',
      EXPO_NO_TELEMETRY: '1',
      EXPO_NO_GIT_STATUS: '1',
    },
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
    // The games go along when a phone backs itself up; docs/store/privacy.*.md say so.
    ...(ours.includes('android:allowBackup="true"') ? [] : ['android leaves the games out of its backup']),
    ...(/<data[^>]*android:pathPattern="[^"]*\.foothold"/.test(ours)
      ? []
      : ['android does not open .foothold files from Files']),
    ...(ours.includes('android:mimeType="application/octet-stream"')
      ? []
      : ['android does not open .foothold files from mail']),
    ...(/<intent-filter[^>]*android:autoVerify="true"/.test(ours) &&
    ours.includes(`android:host="${WEB_HOST}"`)
      ? []
      : ['android does not take links of the web']),
    ...(ours.includes('android:scheme="foothold"') ? [] : ['android does not take our own links']),
    ...(/android:screenOrientation="(unspecified|fullUser|user)"/.test(ours) ||
    !ours.includes('android:screenOrientation')
      ? []
      : ['android does not turn with the phone']),
    ...(/<queries>[\s\S]*android:scheme="https"/.test(ours) ? [] : ['android may not open a page']),
    ...(ours.includes('android:windowSoftInputMode="adjustResize"')
      ? []
      : ['android puts the keyboard over what is typed']),
    ...lookAtSplash(),
  ];
}

/** From app.json, which is what the picture is made from. */
function lookAtSplash() {
  const { expo } = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8'));
  const [, splash] = expo.plugins.find((/** @type {unknown[]} */ one) => one[0] === 'expo-splash-screen');
  const drawn = join(copy, 'android', 'app', 'src', 'main', 'res', 'drawable-mdpi', 'splashscreen_logo.png');
  return [
    ...(splash.imageWidth <= SPLASH_WIDTH
      ? []
      : [`the splash is ${splash.imageWidth} wide: Android cuts it`]),
    ...(existsSync(drawn) ? [] : ['android has no splash picture']),
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
  const entitlements = readFileSync(join(folder, 'Foothold.entitlements'), 'utf8');
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
    ...REASONS.filter((kind) => !privacy.includes(`NSPrivacyAccessedAPICategory${kind}`)).map(
      (kind) => `ios gives no reason for ${kind}`,
    ),
    ...ORIENTATIONS.filter((side) => !info.includes(`UIInterfaceOrientation${side}<`)).map(
      (side) => `ios does not turn to ${side}`,
    ),
    ...(/<key>public\.filename-extension<\/key>\s*<array>\s*<string>foothold<\/string>/.test(info)
      ? []
      : ['ios does not know .foothold files']),
    ...(/<key>LSItemContentTypes<\/key>\s*<array>\s*<string>app\.foothold\.backup<\/string>/.test(info)
      ? []
      : ['ios does not open .foothold files']),
    ...(info.includes('<string>foothold</string>') ? [] : ['ios does not take our own links']),
    ...(entitlements.includes(`applinks:${WEB_HOST}`) ? [] : ['ios does not take links of the web']),
  ];
}

/** @param {string} folder @param {string} language */
function asksIn(folder, language) {
  const words = join(folder, 'Supporting', `${language}.lproj`, 'InfoPlist.strings');
  return existsSync(words) && readFileSync(words, 'utf8').includes(QUESTION);
}
