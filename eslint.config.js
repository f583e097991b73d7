const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const tseslint = require('typescript-eslint');

const noText = {
  selector: 'JSXText[value=/[A-Za-zÀ-ž]{2}/]',
  message: 'User-visible text lives in the i18n files.',
};

/** React's compiler reads a file once more for these. */
const hookRules = expo
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react-hooks/'));

module.exports = defineConfig([
  globalIgnores(['node_modules', 'dist', '.cache', '.expo', 'android', 'ios']),
  expo,
  prettier,
  { files: ['*.config.js'], languageOptions: { globals: { __dirname: 'readonly' } } },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      'import/no-default-export': 'error',
      // TypeScript resolves imports; the plugin's resolver does not know the alias on every platform.
      'import/no-unresolved': 'off',
      'import/namespace': 'off',
      // It reads all packages that are imported, to say what the types say.
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    // No component and no hook is here.
    files: [
      '{__tests__,bench,e2e,scripts}/**/*.{ts,mts}',
      'src/{cli,data,engine,hub,i18n,live}/**/*.ts',
      'src/games/**/*.ts',
    ],
    ignores: ['src/i18n/use*.ts', 'src/games/*/ui/**'],
    rules: Object.fromEntries(hookRules.map((rule) => [rule, 'off'])),
  },
  {
    files: ['app/**/*.tsx', 'src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', noText] },
  },
  {
    files: ['app/**/*.tsx', 'src/games/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-native',
              importNames: ['Text', 'Button', 'TouchableOpacity', 'Modal'],
              message: 'Use the design system in src/ui.',
            },
            {
              name: 'react-native-svg',
              message: 'Use src/ui/svg: a browser draws shapes without the library.',
            },
          ],
        },
      ],
    },
  },
  {
    // The rules are pure: no clock, no luck, no I/O. Time and chance are passed in.
    files: ['src/engine/**', 'src/games/**'],
    ignores: ['src/games/*/ui/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'fetch',
        'setTimeout',
        'setInterval',
        'localStorage',
        'performance',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is passed in.' },
      ],
    },
  },
  { files: ['src/cli/**', 'bench/**', 'scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.config.*', 'app/index.ts', 'scripts/**'], rules: { 'import/no-default-export': 'off' } },
  // Tables of cases and strings are long without being complicated.
  {
    files: ['__tests__/**', 'e2e/**', '**/strings/**', '**/words*.ts', 'src/i18n/**'],
    rules: { 'max-lines': 'off' },
  },
]);
