/** Two projects: pure code and data run in plain Node, screens in jest-expo. Both read the same alias. */
const alias = { '^@/(.*)$': '<rootDir>/src/$1' };
/** Our own code, not the folders of that name in packages. Babel takes three times as long for it on a cold cache. */
const ours = `^${__dirname.replace(/[^\w/]/g, '\\$&')}/(app|src)/.+\\.tsx?$`;

const pure = {
  displayName: 'pure',
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{engine,games,data,i18n,cli,state,scripts,live,hub}/**/*.test.ts'],
  transform: { '\\.m?[jt]sx?$': '<rootDir>/scripts/jest-transform.cjs' },
  // SQLite for guests is in expo-sqlite, as modules that Node does not take as they are.
  transformIgnorePatterns: ['/node_modules/(?!expo-sqlite/web/wa-sqlite/)'],
  moduleNameMapper: {
    ...alias,
    // A game is loaded in one piece with its screens, which plain Node cannot read.
    '^\\./ui/(screens|widgets)$': '<rootDir>/__tests__/support/noScreens.ts',
  },
  setupFiles: ['<rootDir>/__tests__/support/luck.ts'],
};

const screens = {
  displayName: 'screens',
  rootDir: __dirname,
  preset: 'jest-expo',
  transform: { [ours]: '<rootDir>/scripts/jest-transform.cjs' },
  testMatch: ['<rootDir>/__tests__/{app,ui}/**/*.test.tsx'],
  moduleNameMapper: alias,
  setupFiles: ['<rootDir>/__tests__/support/luck.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/modal.ts', '<rootDir>/__tests__/support/patience.ts'],
};

// For tests that hang: one that passes takes seconds, on a busy machine a minute.
module.exports = { projects: [pure, screens], testTimeout: 600_000 };
