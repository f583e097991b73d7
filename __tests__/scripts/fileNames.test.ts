import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FOLDERS = ['__tests__', 'app', 'bench', 'e2e', 'scripts', 'src'];

/** As an import names it: `fonts.web.ts` and `fonts.ts` are one module on two systems. */
const moduleOf = (path: string) => path.replace(/(\.d)?(\.web|\.native)?\.\w+$/, '');

/** Laptops mostly have disks that know no case: there an import of the one finds the other. */
test('no two modules differ only by the case of a letter', () => {
  const modules = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => moduleOf(join(folder, path))),
  );
  const spelt = new Map<string, Set<string>>();
  for (const one of modules) {
    const key = one.toLowerCase();
    spelt.set(key, (spelt.get(key) ?? new Set()).add(one));
  }
  expect(modules.length).toBeGreaterThan(2_000);
  expect([...spelt.values()].filter((ways) => ways.size > 1).map((ways) => [...ways])).toEqual([]);
});
