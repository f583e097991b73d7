import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages that people read; a file that was moved must not leave one of them pointing at nothing. */
const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** `[words](target)`, without anchors and without the web. */
function linksIn(page: string): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Paths in code marks, such as `src/engine/shape.ts`, from the root or from a room; not what a run leaves behind. */
function pathsIn(page: string): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('.cache/'));
}

/** A test is called by its name, without what says which kind it is. */
const ENDINGS = ['', '.test.ts', '.test.tsx', '.e2e.ts'];
const ROOTS = ['', 'src', 'docs', '__tests__', 'src/games/perseverance-1', 'src/games/scorepad'];

it.each(pages)('%s points only at files that are there', (page) => {
  expect(linksIn(page).filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
  const isThere = (path: string) =>
    ROOTS.some((root) => ENDINGS.some((ending) => existsSync(join(root, path + ending))));
  expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
});

it('finds the links', () => {
  expect(linksIn('docs/one-assembly.md').length).toBeGreaterThan(9);
  expect(pathsIn('docs/adding-a-game.md').length).toBeGreaterThan(9);
});
