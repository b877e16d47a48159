import { readFileSync } from 'node:fs';
import { describeRows } from '../scenarios/describe-rows.js';
import { RowDriver } from '../scenarios/row-driver.js';
import { allRows, nameColumns, rowsNamed, type Rows } from '../scenarios/rows.js';
import { cell, tableUnder } from '../scenarios/sandbox-page.js';
import { stepsByName } from '../scenarios/scenario.js';

/**
 * A row of each mechanism that no other file of the quick tests drives: a timer of the process, an event of a provider,
 * a person deleted there, a correction by support, the customer's answer, the bank's refusal and the archive; a provider
 * that takes its time, a command that is not possible, a late and a refused booking, a second company and a majority of
 * persons. tests/soak/every-status.test.ts drives them all.
 */
const rows: Rows = {
  statuses: rowsNamed('statuses', ['120', '245', '305', '340', '420', '450', '900']),
  persons: rowsNamed('persons', ['pending_failed']),
  conflicts: rowsNamed('conflicts', ['illegal']),
  results: rowsNamed('results', ['errorMessages', 'kartennummer']),
  forms: rowsNamed('forms', ['GMBH_CO_KG', 'GBR']),
};

describe('docs/sandbox.md, "How to reach everything"', () => {
  let driver: RowDriver;

  beforeAll(async () => {
    driver = await RowDriver.create();
    driver.begin(rows);
  });
  afterAll(() => driver.end(), 180_000);

  test('the page names every status, every state of a person, every conflict, every form and every step', () => {
    const { statuses: all } = JSON.parse(readFileSync('docs/lifecycle.json', 'utf8')) as {
      statuses: readonly { code: number }[];
    };
    const names = (table: keyof Rows) => allRows[table].map((row) => cell(row, nameColumns[table]));
    expect(names('statuses').map(Number)).toEqual(all.map(({ code }) => code));
    expect(names('persons')).toEqual(personStatuses);
    expect(names('conflicts').sort()).toEqual([...startStates].sort());
    expect(names('forms')).toEqual(offeredForms);
    expect(tableUnder('Steps').map((row) => cell(row, 'step'))).toEqual([...stepsByName.keys()]);
  });

  describeRows(rows, () => driver);
});

/** R2 §4.2. */
const personStatuses = [
  'created',
  'pending',
  'pending_successful',
  'pending_failed',
  'successful',
  'failed',
  'aborted',
  'canceled',
  'information_required',
  'information_completed',
];

const startStates = [
  'interrupted_functionaries_mismatch',
  'interrupted_beneficiaries_mismatch',
  'research_file_size_exception',
  'idle_timeout',
  'busy',
  'illegal',
];

/** R2 §3 "Legal forms". */
const offeredForms = [
  'SELF_EMPLOYED',
  'EK',
  'UG',
  'UG_I_GR',
  'GMBH',
  'GMBH_I_GR',
  'GMBH_CO_KG',
  'AG',
  'LTD',
  'OHG',
  'KG',
  'PARTG',
  'GBR',
  'E_GBR',
];
