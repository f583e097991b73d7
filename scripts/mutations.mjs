// @ts-check
/**
 * `npm run mutations`: does the suite notice? Breaks ten things on purpose, one by one, in a copy of the committed tree,
 * and runs the tests that should catch each. Ends with an error if one gets through.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './run/command.mjs';

/**
 * @typedef {{ what: string, file: string, from: string, to: string, command: readonly string[] }} Mutation
 * @type {(path: string) => readonly string[]}
 */
const jest = (path) => ['jest', '--ci', path];

/** @type {readonly Mutation[]} */
const MUTATIONS = [
  {
    what: "a rule's number: the third cube costs 3 Stories",
    file: 'src/games/perseverance-1/moments/influence/rule.ts',
    from: '2 * (count - 1 - placer.foodUsed)',
    to: '2 * (count - 1 - placer.foodUsed) - (count === 3 ? 1 : 0)',
    command: jest('__tests__/games/perseverance-1/moments/influence'),
  },
  {
    what: 'rounding: half a level up when the camp moves',
    file: 'src/games/robinson/moments/night/moveCamp.ts',
    from: 'Math.floor(level / 2)',
    to: 'Math.ceil(level / 2)',
    command: jest('__tests__/games/robinson'),
  },
  {
    what: 'ties: equals get the places one after the other',
    file: 'src/engine/ranking.ts',
    from: "ties === 'gap' ? ahead + 1 : groups.length + 1",
    to: 'groups.length + 1',
    command: jest('__tests__/engine'),
  },
  {
    what: 'a lost write: what the disk refused is dropped',
    file: 'src/data/writer.ts',
    from: 'failures += 1;\n        show({ failed: { kind',
    to: 'queue.shift();\n        failures += 1;\n        show({ failed: { kind',
    command: jest('__tests__/data/writer'),
  },
  {
    what: 'an undo that forgets what can be redone',
    file: 'src/engine/session.ts',
    from: 'undone: { ...done, after: undone }',
    to: 'undone: null',
    command: jest('__tests__/engine/session'),
  },
  {
    what: 'an unsaved draft: answers of a wizard are not kept',
    file: 'src/state/wizardStore.ts',
    from: 'before, draft), answered: true });\n        save();',
    to: 'before, draft), answered: true });',
    command: jest('__tests__/state/wizardStore'),
  },
  {
    what: 'a missing label: plus and minus have no name',
    file: 'src/ui/counter/Counter.tsx',
    from: "label={say('ui.counter.more', { label })}",
    to: "label={''}",
    command: jest('__tests__/ui/Counter'),
  },
  {
    what: 'a wrong arrow: the engine imports a game',
    file: 'src/engine/turn.ts',
    from: '',
    to: "import '@/games/scorepad/configure';\n",
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'app'],
  },
  {
    what: 'a string without Polish',
    file: 'src/i18n/pl/settings.ts',
    from: "  saved: 'Zapisane',\n",
    to: '',
    command: ['tsx', 'scripts/check-i18n.mts'],
  },
  {
    what: 'the app cannot open its games offline: SQLite is left out of the worker',
    file: 'scripts/serviceWorker.mjs',
    from: 'js,css,wasm,',
    to: 'js,css,',
    command: jest('__tests__/scripts/serviceWorker'),
  },
];

const wished = process.argv[2] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
let missed = 0;
try {
  execFileSync('git', ['clone', '-q', ROOT, folder]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const mutations = MUTATIONS.filter((one) => one.what.includes(wished)).map((one) => ({
    ...one,
    path: join(folder, one.file),
    whole: readFileSync(join(folder, one.file), 'utf8'),
  }));
  // Before the first of them runs: an outdated list should fail at once.
  const behind = mutations.filter(({ whole, from }) => !whole.includes(from)).map(({ file }) => file);
  if (behind.length > 0) throw new Error(`what should be broken is no longer there: ${behind.join(', ')}`);
  for (const { what, path, whole, from, to, command } of mutations) {
    // What fails anyway catches nothing.
    const before = run(command);
    if (before.status !== 0) throw new Error(`${command.join(' ')} fails unbroken:\n${before.output}`);
    writeFileSync(path, from === '' ? to + whole : whole.replace(from, () => to));
    const { status, output } = run(command);
    writeFileSync(path, whole);
    const caught = status !== 0;
    if (!caught) missed += 1;
    console.log(`${caught ? 'caught' : 'MISSED'}  ${what}\n        ${firstFailure(output)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;

/** @param {readonly string[]} command */
function run([program = '', ...args]) {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules', '.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  return { status, output: `${stdout}\n${stderr}` };
}

/** @param {string} output */
function firstFailure(output) {
  const line = output
    .split('\n')
    .filter((one) => !one.includes('✓'))
    .find((one) => /^\s*●|^FAIL \d|error |✗|missing|is not in/.test(one));
  return (line ?? output.trim().split('\n').at(-1) ?? '').trim().slice(0, 160);
}
