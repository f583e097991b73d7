import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkI18n } from '../../scripts/i18n/checkI18n';

type Files = Readonly<Record<string, string>>;

/** A small project with two languages and one game, in which nothing is wrong. */
const SOUND: Files = {
  'src/i18n/languages.ts': `export const LANGUAGES = { en: () => import('./en'), pl: () => import('./pl') };`,
  'src/i18n/en/index.ts': `import { home } from './home';\nexport const en = { home } as const;`,
  'src/i18n/en/home.ts': `export const home = {
    title: 'Games',
    hello: 'Hello, {{name}}',
    players_one: '{{count}} player',
    players_other: '{{count}} players',
  } as const;`,
  'src/i18n/pl/index.ts': `import { home } from './home';\nexport const pl: Translation<typeof en> = { home };`,
  'src/i18n/pl/home.ts': `export const home = {
    title: 'Gry',
    hello: 'Cześć, {{name}}',
    players_one: 'jeden gracz',
    players_few: '{{count}} gracze',
    players_many: '{{count}} graczy',
    players_other: '{{count}} gracza',
  };`,
  'app/Home.tsx': `export const Home = () => [say('home.title'), say('home.hello'), say('home.players')];`,
  'src/games/harbor/card.ts': `export const card = {
    id: 'harbor', players: { min: 2, max: 4 },
    name: { en: 'Harbor', pl: 'Port' }, blurb: { en: 'Ships.', pl: 'Statki.' },
  };`,
  'src/games/harbor/strings/en.ts': `export const en = {
    title: '{{name}}',
    zone: { dock: 'Dock', reef: 'Reef' },
  } as const satisfies StringTree;`,
  'src/games/harbor/strings/pl.ts': `export const pl = {
    title: '{{name}}',
    zone: { dock: 'Nabrzeże', reef: 'Rafa' },
  };`,
  'src/games/harbor/table.ts':
    "export const table = () => ['dock', 'reef'].map((z) => [say('title'), say(`zone.${z}`)]);",
};

const projects: string[] = [];

afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true });
});

function project(changes: Files = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'i18n-'));
  projects.push(root);
  for (const [file, text] of Object.entries({ ...SOUND, ...changes })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** One file of the sound project with one thing in it replaced. */
function planted(file: string, from: string, to: string): Files {
  const text = SOUND[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, to) };
}

describe('the check of the strings', () => {
  test('finds nothing where nothing is wrong', () => {
    expect(checkI18n(project())).toEqual({ problems: [], languages: ['en', 'pl'], keys: 6 });
  });

  test.each<[string, Files, RegExp]>([
    [
      'a key that Polish lacks',
      planted('src/i18n/pl/home.ts', "title: 'Gry',", ''),
      /^src\/i18n\/pl home\.title: is missing \(English: src\/i18n\/en\/home\.ts:2\)$/,
    ],
    [
      'a key that a game lacks in Polish',
      planted('src/games/harbor/strings/pl.ts', ", reef: 'Rafa'", ''),
      /^src\/games\/harbor\/strings\/pl zone\.reef: is missing/,
    ],
    [
      'a key that only Polish has',
      planted('src/i18n/pl/home.ts', "title: 'Gry',", "title: 'Gry', extra: 'więcej',"),
      /^src\/i18n\/pl\/home\.ts:2 home\.extra: is not among the English strings$/,
    ],
    [
      'a Polish plural form that is missing',
      planted('src/i18n/pl/home.ts', "players_many: '{{count}} graczy',", ''),
      /home\.players: lacks the plural form _many \(pl\)$/,
    ],
    [
      'an English plural form that is missing',
      planted('src/i18n/en/home.ts', "players_one: '{{count}} player',", ''),
      /^src\/i18n\/en\/home\.ts:5 home\.players: lacks the plural form _one \(en\)$/,
    ],
    [
      'a plural form that the language does not have',
      planted('src/i18n/en/home.ts', 'players_one:', "players_few: '{{count}} players', players_one:"),
      /home\.players: en has no plural form _few$/,
    ],
    [
      'a figure that the translation forgot',
      planted('src/i18n/pl/home.ts', 'Cześć, {{name}}', 'Cześć'),
      /^src\/i18n\/pl\/home\.ts:3 home\.hello: lacks \{\{name\}\}$/,
    ],
    [
      'a figure that the translation misspelt',
      planted('src/i18n/pl/home.ts', 'Cześć, {{name}}', 'Cześć, {{name}} {{nmae}}'),
      /home\.hello: the English has no \{\{nmae\}\}$/,
    ],
    [
      'a figure that i18next takes for a setting',
      {
        ...planted('src/i18n/en/home.ts', '{{name}}', '{{context}}'),
        ...planted('src/i18n/pl/home.ts', 'Cześć, {{name}}', 'Cześć {{context}}'),
      },
      /home\.hello: \{\{context\}\} cannot be a figure$/,
    ],
    [
      'an empty string',
      planted('src/i18n/pl/home.ts', "'Gry'", "' '"),
      /^src\/i18n\/pl\/home\.ts:2 home\.title: is empty$/,
    ],
    [
      'a string left in English',
      planted('src/games/harbor/strings/pl.ts', "'Rafa'", "'Reef'"),
      /zone\.reef: is still in English: “Reef”$/,
    ],
    [
      'a key that nothing uses',
      planted('app/Home.tsx', "say('home.title'), ", ''),
      /^src\/i18n\/en\/home\.ts:2 home\.title: is used nowhere$/,
    ],
    [
      'a plural that nothing uses',
      planted('app/Home.tsx', ", say('home.players')", ''),
      /^src\/i18n\/en\/home\.ts:4 home\.players: is used nowhere$/,
    ],
    [
      'a key that only a type names',
      planted('app/Home.tsx', "say('home.title'), ", "say('home.hello') as 'home.title', "),
      /home\.title: is used nowhere$/,
    ],
    [
      'a key that fits a pattern, but with a word that nothing ever fills in',
      planted('src/games/harbor/table.ts', "'dock', ", ''),
      /^src\/games\/harbor\/strings\/en\.ts:3 zone\.dock: is used nowhere$/,
    ],
    [
      'a key of a game that only another room uses',
      {
        ...planted('src/games/harbor/table.ts', "say('title'), ", ''),
        'app/Other.ts': `export const other = 'title';`,
      },
      /^src\/games\/harbor\/strings\/en\.ts:2 title: is used nowhere$/,
    ],
    [
      'a key that is used but does not exist',
      { 'app/Other.ts': `export const other = () => say('home.tilte');` },
      /^app\/Other\.ts:1 'home\.tilte': there is no such string$/,
    ],
    [
      'a pattern that no key fits',
      { 'src/games/harbor/other.ts': 'export const other = (z: string) => phrase(`zones.${z}`);' },
      /^src\/games\/harbor\/other\.ts:1 `zones\.\$\{z\}`: there is no such string$/,
    ],
    [
      'a card without a name in Polish',
      planted('src/games/harbor/card.ts', ", pl: 'Port'", ''),
      /^src\/games\/harbor\/card\.ts name\.pl: is missing$/,
    ],
    [
      'a language that cannot be chosen',
      planted('src/i18n/languages.ts', ", pl: () => import('./pl')", ''),
      /^src\/i18n\/languages\.ts pl: is not in the table of languages$/,
    ],
    [
      'a word that nobody says at a table',
      planted('src/i18n/en/home.ts', "'Hello, {{name}}'", "'Hello, {{name}}, whoever you are'"),
      /^src\/i18n\/en\/home\.ts:3 home\.hello: “whoever” is not said at a table: the player who, anybody$/,
    ],
    [
      'a sentence in Polish that speaks to one person',
      planted('src/i18n/pl/home.ts', "'Cześć, {{name}}'", "'{{name}}, wybierz grę.'"),
      /^src\/i18n\/pl\/home\.ts:3 home\.hello: “wybierz” is not said at a table: the plural/,
    ],
    [
      'such a word in the rules of a game',
      {
        'src/games/harbor/reference/en/terms.ts': `export const terms = { dock: { text: ['A ship stands here.'] } };`,
      },
      /^src\/games\/harbor\/reference\/en\/terms\.ts:1 rules: “stands” is not said at a table: is$/,
    ],
  ])('finds %s, with its file and key, and nothing else', (_name, files, problem) => {
    const { problems } = checkI18n(project(files));
    expect(problems).toContainEqual(expect.stringMatching(problem));
    expect(new Set(problems.map((line) => line.replace(/^\S+ /, ''))).size).toBe(1);
  });

  test('a button may speak to one finger, pieces stand up, and a search understands any word', () => {
    const { problems } = checkI18n(
      project({
        ...planted('src/i18n/pl/home.ts', "title: 'Gry'", "title: 'Wybierz grę'"),
        ...planted('src/games/harbor/strings/en.ts', "'Dock'", "'Everybody stands up'"),
        'src/games/harbor/reference/en/terms.ts': `export const terms = { dock: { also: ['defence'] } };`,
      }),
    );
    expect(problems).toEqual([]);
  });

  test('a game may use the strings of the app, and its family those of the game', () => {
    const { problems } = checkI18n(
      project({
        'src/games/harbor/other.ts': `export const other = () => say('home.title');`,
        ...planted('src/games/harbor/table.ts', "say('title'), ", ''),
        'src/games/har/shared.ts': `export const shared = () => say('title');`,
      }),
    );
    expect(problems).toEqual([]);
  });

  test('a stored game counts as use: its words are kept as long as it can be opened', () => {
    const unsaid = planted('src/games/harbor/table.ts', "say('title'), ", '');
    const log = JSON.stringify([{ why: [{ rule: { key: 'title', params: {} } }] }], null, 1);
    expect(checkI18n(project(unsaid)).problems).toHaveLength(1);
    expect(checkI18n(project({ ...unsaid, '__tests__/fixtures/harbor/log.json': log })).problems).toEqual([]);
    expect(checkI18n(project({ ...unsaid, '__tests__/fixtures/old.db': log })).problems).toEqual([]);
    expect(checkI18n(project({ ...unsaid, '__tests__/fixtures/other/log.json': log })).problems).toHaveLength(
      1,
    );
  });

  test('the words of a moment are read beside its rule, and are no use of themselves', () => {
    const moment = (language: string, dock: string, reef: string): Files => ({
      [`src/games/harbor/strings/${language}.ts`]: `import { landing${language} } from '../moments/landing/words${language}';
        export const ${language.toLowerCase()} = { title: '{{name}}', zone: { ...landing${language}.zone } };`,
      [`src/games/harbor/moments/landing/words${language}.ts`]: `export const landing${language} = {
        zone: { dock: '${dock}', reef: '${reef}' },
      };`,
    });
    const files = Object.fromEntries(
      Object.entries({ ...moment('En', 'Dock', 'Reef'), ...moment('Pl', 'Nabrzeże', 'Rafa') }).map(
        ([file, text]) => [file.replace(/strings\/(En|Pl)/, (name) => name.toLowerCase()), text],
      ),
    );
    expect(checkI18n(project(files))).toEqual({ problems: [], languages: ['en', 'pl'], keys: 6 });
    const unused = planted('src/games/harbor/table.ts', "'dock', ", '');
    expect(checkI18n(project({ ...files, ...unused })).problems).toEqual([
      'src/games/harbor/moments/landing/wordsEn.ts:2 zone.dock: is used nowhere',
    ]);
    const other = Object.entries(files).map(([file, text]) => [file, text.replace('En.zone', 'En.zones')]);
    expect(() => checkI18n(project(Object.fromEntries(other)))).toThrow('there are no words under zones');
  });

  test('strings that are computed are refused, since they could not be checked', () => {
    const files = planted('src/i18n/en/home.ts', "'Games'", "['Ga', 'mes'].join('')");
    expect(() => checkI18n(project(files))).toThrow('src/i18n/en/home.ts:2');
  });

  test('lists all that a language not begun yet lacks', () => {
    const { problems } = checkI18n(project(), 'de');
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'src/i18n/de home.title',
      'src/i18n/de home.hello',
      'src/i18n/de home.players',
      'src/games/harbor/strings/de title',
      'src/games/harbor/strings/de zone.dock',
      'src/games/harbor/strings/de zone.reef',
      'src/games/harbor/card.ts name.de',
      'src/games/harbor/card.ts blurb.de',
      'src/i18n/languages.ts de',
    ]);
  });

  test('as a command: problems, a last line with counts, and an exit code', () => {
    const check = (root: string, ...more: string[]) =>
      spawnSync('npx', ['tsx', 'scripts/check-i18n.mts', `--root=${root}`, ...more], {
        cwd: path.resolve(__dirname, '../..'),
        encoding: 'utf8',
      });
    const sound = check(project());
    expect([sound.status, sound.stdout]).toEqual([0, 'i18n: 6 keys in en, pl, problems: 0\n']);
    const faulty = check(project(planted('src/i18n/pl/home.ts', "title: 'Gry',", '')));
    expect(faulty.status).toBe(1);
    expect(faulty.stdout).toMatch(/home\.title: is missing.*\ni18n: 6 keys in en, pl, problems: 1\n$/);
    expect(check(project(), '--language=de').stdout).toMatch(/i18n: 6 keys in en, de, problems: 9\n$/);
  });
});
