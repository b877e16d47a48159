import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { comparedStatusNumbers, statusNumbers } from './status-numbers.mjs';

const linter = new Linter();

/** @param {string} code */
const findingsIn = (code, rules = statusNumbers) =>
  linter.verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...rules] } }]).length;

const breaches = [
  'if (status === 213) stop();',
  'if (213 === found.status) stop();',
  'if (bgoMainStatus >= 410) stop();',
  'if (row.bgoMainStatus !== 425) stop();',
  'statuses.filter((code) => code < 900);',
  'const holds = [213, 214];',
  'const next = isDone ? status : 218;',
  'const accountOpened = 430;',
  'const subject = { status: 900 };',
  'if (mainStatus < 400) stop();',
  'async () => (await clerk.status(id)) === 900;',
];
const permitted = [
  'if (status === caseStatus.onHold) stop();',
  'if (problem.status === 410 || answer.status === 425) stop();',
  'if (width > 320 && response.status >= 300) stop();',
  "const titles = { 213: 'angehalten' };",
  "row(213, 'on_hold', 'hold');",
  'const retryMs = [250, 500, 1_000];',
  'const sizes = { maxWidth: 440, status: 404 };',
];

for (const code of breaches)
  test(`finds the number of a status in ${code}`, () => assert.notEqual(findingsIn(code), 0));
for (const code of permitted) test(`permits ${code}`, () => assert.equal(findingsIn(code), 0));

const breachesInTests = [
  'if (status === 213) stop();',
  'statuses.filter((code) => code < 900);',
  'async () => (await applicant.status()) !== 230;',
  'if (answer.status >= 300) stop();',
];
const permittedInTests = [
  'if (answer.status === 204) stop();',
  'const moves = { 410: [425, 430, 450, 900] };',
  "const subject = { status: 410, title: isDone ? 'a' : 'b' };",
];

for (const code of breachesInTests)
  test(`finds in a test what decides by a number: ${code}`, () =>
    assert.notEqual(findingsIn(code, comparedStatusNumbers), 0));
for (const code of permittedInTests)
  test(`permits in a test ${code}`, () => assert.equal(findingsIn(code, comparedStatusNumbers), 0));
