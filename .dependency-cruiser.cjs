/**
 * The rooms, and who may import whom. A wrong arrow fails the check.
 * RULES_ROOM is everything of a game but its own widgets.
 */
const GAME = '^src/games/([^/]+)/';
/** Join the plug-ins and the words of the family, so that what these share is loaded with them and not at start. */
const FAMILY_PIECES = '^src/games/perseverance/(plugin|english|polish)\\.ts$';
const RULES_ROOM = {
  path: GAME,
  pathNot: ['^src/games/[^/]+/ui/', '^src/games/[^/]+/plugin\\.ts$', FAMILY_PIECES],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'engine-is-alone',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { pathNot: '^src/engine/' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'A game, but for its ui/, knows the engine, itself and its family (src/games/perseverance), and no package.',
      severity: 'error',
      from: RULES_ROOM,
      to: { pathNot: ['^src/engine/', '^src/games/$1/', '^src/games/perseverance/'] },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: GAME, pathNot: FAMILY_PIECES },
      to: { path: GAME, pathNot: ['^src/games/$1/', '^src/games/perseverance/'] },
    },
    {
      name: 'rules-have-no-screens',
      comment: 'Only plugin.ts joins a game and its screens.',
      severity: 'error',
      from: RULES_ROOM,
      to: { path: '^src/games/[^/]+/ui/' },
    },
    {
      name: 'a-rule-knows-no-table',
      comment:
        'What the headless command runs, wherever its rules are: no decision, no wizard, no state of a table behind it.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/rules/index\\.ts$' },
      to: {
        path: '^src/games/[^/]+/(session/|guide/|moments/[^/]+/(decide|wizard|ask[A-Z]|[a-z]+Wizard))',
        reachable: true,
      },
    },
    {
      name: 'plug-ins-are-loaded-lazily',
      severity: 'error',
      from: { pathNot: FAMILY_PIECES },
      to: { path: '^src/games/[^/]+/plugin\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'game-ui-is-thin',
      severity: 'error',
      from: { path: '^src/games/[^/]+/ui/' },
      to: { path: '^(src/(state|data|cli)|app)/|expo-sqlite' },
    },
    {
      name: 'registry-loads-games',
      severity: 'error',
      from: { path: '^src/games/index\\.ts$' },
      to: { pathNot: '^src/(engine|games)/' },
    },
    {
      name: 'data-knows-engine',
      severity: 'error',
      from: { path: '^src/data/' },
      to: { path: '^(src/(games|state|ui|cli|i18n)|app)/' },
    },
    {
      name: 'state-joins',
      severity: 'error',
      from: { path: '^src/state/' },
      to: { path: '^(src/(ui|cli)|app)/|expo-sqlite|^src/games/[^/]+/' },
    },
    {
      name: 'ui-knows-no-game',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src/(state|data|games|cli)|app)/|expo-sqlite' },
    },
    {
      name: 'i18n-knows-engine-types',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: '^(src/(state|data|games|ui|cli)|app)/' },
    },
    {
      name: 'cli-has-no-screens',
      comment: 'What it reaches through the registry is kept clean by the rules for games above.',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^(src/(state|data|ui)|app)/|^src/games/[^/]+/|node_modules/(react|expo)' },
    },
    {
      name: 'live-is-pure',
      comment: 'What phones and hub share runs anywhere: the engine and a hash.',
      severity: 'error',
      from: { path: '^src/live/' },
      to: { pathNot: '^src/(live|engine)/|node_modules/@noble/hashes/' },
    },
    {
      name: 'hub-has-no-screens',
      comment: 'What it reaches through the registry is kept clean by the rules for games above.',
      severity: 'error',
      from: { path: '^src/hub/' },
      to: {
        pathNot: [
          '^src/(hub|live|engine)/',
          '^src/games/index\\.ts$',
          '(^|/)node_modules/(ws|@types/ws|pg|@types/pg|node-sqlite3-wasm|uqr)/',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'nothing-imports-the-hub',
      comment: 'It needs Node; only the scripts start it.',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: '^src/hub/' },
      to: { path: '^src/hub/|node_modules/(ws|@types/ws|pg|@types/pg|node-sqlite3-wasm)/' },
    },
    {
      name: 'app-uses-the-registry',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^src/games/[^/]+/|expo-sqlite' },
    },
    { name: 'nothing-imports-app', severity: 'error', from: { path: '^src/' }, to: { path: '^app/' } },
    {
      name: 'only-data-touches-sqlite',
      severity: 'error',
      from: { pathNot: '^src/data/' },
      to: { path: 'node_modules/expo-sqlite' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
