import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { plainCaseIds } from './tools/check/plain-case-ids.mjs';
import { comparedStatusNumbers, statusNumbers } from './tools/check/status-numbers.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];
const javascript = ['**/*.mjs'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs', '**/*.fake.ts', '**/testing/**', 'tests/**/*.ts'];

/** Each process reads its environment in one place; tests read the engines' addresses from it. */
const readsEnvironment = [
  '**/config.ts',
  'deploy/local/command-line/environment.mjs',
  'tests/support/addresses.ts',
  '**/*.int.test.ts',
];
/** HTTP calls belong to an adapter, which has time limits, authentication and retries. */
const callsHttp = [
  '**/*-client.ts',
  '**/*.adapter.ts',
  'services/platform/src/http/*.ts',
  'services/portal/api/src/{client,session/*}.ts',
  'services/sandbox/src/webhooks/send-webhook.ts',
];
/** These may not import the domain, or describe what another service sends. */
const withoutDomain = ['services/{platform,sandbox}/src/**/*.ts', '**/*.message.ts'];
/** Tools that load a module use its default export. */
const exportsDefault = [
  '**/*.config.{ts,mjs}',
  '.dependency-cruiser.mjs',
  '.size-limit.mjs',
  'tools/test/node-test-reporter.mjs',
];

const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment in config.ts, and hand the parsed values on.',
};
const defaultExport = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const rawFetch = {
  selector: "CallExpression[callee.name='fetch']",
  message: 'Call other systems through their adapter (*-client.ts, *.adapter.ts).',
};
const cutInput = {
  selector: "JSXAttribute[name.name='maxLength']",
  message: 'Cuts what is pasted without a word; the rule of the field says what is too long.',
};

/** @param {...{ selector: string, message: string }} restrictions */
const restrict = (...restrictions) => ({ 'no-restricted-syntax': ['error', ...restrictions] });

export default tseslint.config(
  { ignores: ['**/dist/**', '**/gen/**', '**/node_modules/**', '.kontor*/**', 'coverage/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for all packages, because one for each would read the shared ones again.
        project: './tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['web-*/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web-*/**/*.tsx'],
    extends: [jsxA11y.configs.strict],
    rules: {
      // A dialog moves the focus inside when it opens; MUI's components do so by this prop.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Some browsers drop the roles of a table that is laid out as a list.
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  // A text of a visitor can hold up a process by an expression that reads parts of it again and again.
  {
    files: typescript,
    ignores: tests,
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  { files: javascript, languageOptions: { globals: globals.node } },
  // Served as they are written.
  { files: ['web-customer/public/**/*.js'], languageOptions: { globals: globals.browser, sourceType: 'script' } },
  {
    files: [...typescript, ...javascript],
    rules: {
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', { max: 4 }],
      ...restrict(processEnv, defaultExport, rawFetch, ...statusNumbers, ...plainCaseIds),
    },
  },
  {
    files: ['web-customer/**/*.tsx'],
    rules: restrict(processEnv, defaultExport, rawFetch, ...statusNumbers, ...plainCaseIds, cutInput),
  },
  { files: withoutDomain, rules: restrict(processEnv, defaultExport, rawFetch, ...statusNumbers) },
  // The length of markup, of a list of test cases and of a fake's methods is no sign of complexity.
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: tests,
    rules: { 'max-lines-per-function': 'off', ...restrict(processEnv, defaultExport, ...comparedStatusNumbers) },
  },
  { files: readsEnvironment, rules: restrict(defaultExport, rawFetch) },
  { files: callsHttp, rules: restrict(defaultExport) },
  { files: ['**/*.int.test.ts'], rules: restrict(defaultExport, ...comparedStatusNumbers) },
  { files: exportsDefault, rules: restrict(processEnv, rawFetch) },
  // The supervisor's health requests to engines and children are no calls of an outside system.
  {
    files: ['deploy/**/*.mjs', 'tools/**/*.mjs'],
    rules: restrict(processEnv, defaultExport, ...comparedStatusNumbers),
  },
  {
    files: ['deploy/local/command-line/environment.mjs', 'tools/test/node-test-reporter.mjs', 'tools/**/*.config.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
