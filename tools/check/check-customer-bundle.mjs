import { readFileSync, readdirSync } from 'node:fs';
import { foundModules, foundWords, staffModules, staffWords } from './customer-bundle.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';

const app = 'web-customer/dist/app';

/** Modules that every customer loads; a scan that does not find them proves nothing. */
const known = [
  'web-customer/src/main.tsx',
  'domain/src/pricing/pricing.ts',
  'domain/src/case-wording/customer-wording.ts',
];
const sampleSentence = 'Wir prüfen Ihr Unternehmen';

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** @type {readonly string[]} */
const modules = json(`${app}/.vite/modules.json`);
const code = readdirSync(inRoot(`${app}/assets`))
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(inRoot(`${app}/assets/${name}`), 'utf8'))
  .join('\n');
const words = staffWords(json('docs/lifecycle.json').statuses);

/** Each search must first find its word where it is known to be. */
const blind = [
  ...known.filter((module) => !modules.includes(module)).map((module) => `the list of modules lacks ${module}`),
  ...staffModules
    .filter(({ example }) => foundModules([...modules, example]).length <= foundModules(modules).length)
    .map(({ what }) => `the scan overlooks ${what}`),
  ...(foundWords(code, [sampleSentence]).length === 0 ? [`the app does not say „${sampleSentence}“`] : []),
  ...words.filter((word) => foundWords(`${code}"${word}"`, [word]).length === 0).map((word) => `overlooked: ${word}`),
  ...(words.length < 5 ? ['docs/lifecycle.json names too few titles of the bank'] : []),
];
const complaints = [
  ...blind.map((complaint) => `blind: ${complaint}`),
  ...foundModules(modules).map((module) => `customers load ${module}`),
  ...foundWords(code, words).map((word) => `customers load what the bank alone reads: „${word}“`),
];
print(complaints.length === 0 ? `${modules.length} modules, none of them the bank's own` : complaints.join('\n'));
process.exitCode = complaints.length === 0 ? 0 : 1;
