import { readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { storeSetting } from '../scenarios/bank-setting.js';
import { Clerk } from '../support/clerk.js';
import { companyOfForm, companyOfRow } from '../scenarios/company-of-form.js';
import { ledger } from '../support/sandbox.js';
import { cell, listIn, tableUnder, type Row } from '../scenarios/sandbox-page.js';
import { Scenario, stepsByName } from '../scenarios/scenario.js';
import { supervisor } from '../support/supervisor.js';
import { until } from '../support/until.js';
import { settle } from '../support/whole-way.js';

const policy = { doiWindowMs: 25_000, draftWindowMs: 25_000, archiveAfterMs: 5_000 };
/** Longer than an order waits, as it is where people type. */
const idleMs = '23000';

const statuses = tableUnder('Main statuses');
const persons = tableUnder('Statuses of a person');
const conflicts = tableUnder('Conflicts of order and continue');
const results = tableUnder('Results of the core bank');
const forms = tableUnder('Legal forms');

/** Steps that stop a process or change the bank for all: such rows are done before the others, one by one. */
const alone = ['worker stops', 'early readiness'];
const atOnce = pLimit(10);
const driven = new Map<string, Promise<Scenario>>();
let staff: { readonly clerk: Clerk; readonly support: Clerk };

const stepsOf = (row: Row) => listIn(row, 'steps');
const keyOf = (row: Row) => JSON.stringify([row['company name'], row['second person'], row['steps']]);

/** Takes the steps of a row; rows that say the same share a case. */
function drive(row: Row): Promise<Scenario> {
  const known = driven.get(keyOf(row));
  if (known !== undefined) return known;
  const scenario = new Scenario(companyOfRow(row), staff);
  const done = atOnce(() => scenario.take(stepsOf(row))).then(() => scenario);
  done.catch(() => undefined);
  driven.set(keyOf(row), done);
  return done;
}

/** What a legal form left in the core bank when its case was archived, as "1 juristic, 2 natural". */
const archived = new Map<string, Promise<string>>();

async function toTheArchive(row: Row): Promise<string> {
  const scenario = new Scenario(companyOfForm(row), staff);
  await atOnce(async () => {
    await scenario.take(['register', 'confirm', 'fill in', 'order']);
    await scenario.reaches(310);
    await settle(staff.clerk, scenario.applicant.caseId);
  });
  const { statuses: seen } = await scenario.seen();
  expect([...seen]).toContain(430);
  await comes('the archive', async () => (await scenario.seen()).statuses.has(900));
  const { counts } = await ledger('core-banking', scenario.applicant.caseId);
  expect(counts.filter(({ count }) => count !== 1)).toEqual([]);
  const created = (kind: string) => counts.filter((one) => one.kind === kind).length;
  const parties = ['juristic', 'majority', 'natural'].filter((kind) => created(kind) > 0);
  return parties.map((kind) => `${created(kind)} ${kind}`).join(', ');
}

const comes = (what: string, isSeen: () => Promise<boolean>) =>
  until(isSeen, { what, timeoutMs: 120_000, everyMs: 700 });

describe('docs/sandbox.md, "How to reach everything"', () => {
  beforeAll(async () => {
    const portal = { CASE_POLICY: JSON.stringify(policy) };
    await storeSetting('enableEarlyReadiness', true);
    await Promise.all([
      supervisor.restart('portal', portal),
      supervisor.restart('sandbox', { SANDBOX_IDLE_MS: idleMs }),
    ]);
    staff = { clerk: await Clerk.login(), support: await Clerk.login('ROLE_ROOT') };
    for (const row of statuses.filter((one) => stepsOf(one).some((step) => alone.includes(step)))) {
      const scenario = await drive(row);
      await comes(`status ${cell(row, 'status')}`, async () =>
        (await scenario.seen()).statuses.has(Number(cell(row, 'status'))),
      );
      if (stepsOf(row).includes('worker stops')) await supervisor.start('worker');
    }
    await storeSetting('enableEarlyReadiness', false);
    await supervisor.restart('portal', portal);
    // Those that wait for a window or for a silent provider begin first.
    const isSlow = (row: Row) => (row['then'] ?? '') !== '' || (row['company name'] ?? '').startsWith('Leerlauf');
    const rows = [...conflicts, ...statuses, ...persons, ...results];
    for (const row of [...rows.filter(isSlow), ...rows.filter((one) => !isSlow(one))]) void drive(row);
    for (const row of forms) {
      const done = toTheArchive(row);
      done.catch(() => undefined);
      archived.set(cell(row, 'form'), done);
    }
  }, 120_000);

  afterAll(async () => {
    await Promise.allSettled([...driven.values(), ...archived.values()]);
    await supervisor.start('worker');
    await supervisor.restart('sandbox', { SANDBOX_IDLE_MS: '' });
    await supervisor.restart('portal', { CASE_POLICY: '' });
  }, 180_000);

  test('the page names every status, every state of a person, every conflict, every form and every step', () => {
    const { statuses: all } = JSON.parse(readFileSync('docs/lifecycle.json', 'utf8')) as {
      statuses: readonly { code: number }[];
    };
    expect(statuses.map((row) => Number(cell(row, 'status')))).toEqual(all.map(({ code }) => code));
    expect(persons.map((row) => cell(row, 'person'))).toEqual(personStatuses);
    expect(conflicts.map((row) => cell(row, 'state')).sort()).toEqual([...startStates].sort());
    expect(forms.map((row) => cell(row, 'form'))).toEqual(offeredForms);
    expect(tableUnder('Steps').map((row) => cell(row, 'step'))).toEqual([...stepsByName.keys()]);
  });

  test.each(statuses.map((row) => [cell(row, 'status'), row] as const))('status %s', async (status, row) => {
    const scenario = await drive(row);
    await comes(`status ${status}`, async () => (await scenario.seen()).statuses.has(Number(status)));
  });

  test.each(persons.map((row) => [cell(row, 'person'), row] as const))('a person is %s', async (value, row) => {
    const scenario = await drive(row);
    await comes(`a person who is ${value}`, async () => (await scenario.seen()).persons.has(value));
  });

  test.each(conflicts.map((row) => [cell(row, 'state'), row] as const))('the answer 409 %s', async (state, row) => {
    const { answer } = await drive(row);
    expect([answer?.status, answer?.body?.['state']]).toEqual([409, state]);
  });

  test.each(results.map((row) => [cell(row, 'result'), row] as const))(
    'the core bank answers %s',
    async (name, row) => {
      const { answer } = await drive(row);
      expect(answer?.body).toEqual(withResult(name));
    },
  );

  test.each(forms.map((row) => [cell(row, 'form'), row] as const))('%s goes 0 → 430 → 900', async (form, row) => {
    expect(await archived.get(form)).toBe(cell(row, 'the core bank creates'));
  });
});

/** An answer of the core bank that has the result. */
function withResult(name: string): unknown {
  const text = expect.any(String) as unknown;
  const party = (value: unknown) => expect.objectContaining({ [name]: value }) as unknown;
  const some = (value: unknown) => expect.arrayContaining([party(value)]) as unknown;
  const businesses = (value: unknown) => expect.objectContaining({ jurPersonenResults: some(value) }) as unknown;
  const people = (value: unknown) => expect.objectContaining({ natPersonenResults: some(value) }) as unknown;
  const notEmpty = expect.arrayContaining([text]) as unknown;
  switch (name) {
    case 'personennummer':
      return businesses(text);
    case 'potentialDuplicates':
    case 'errorMessages':
    case 'shortened':
      return businesses(notEmpty);
    case 'skipped':
    case 'placeholders':
      return people(notEmpty);
    case 'missingCheckedBy':
    case 'legitimationsdatenError':
      return people(true);
    case 'kontonummer':
    case 'kartennummer':
      return expect.objectContaining({ [name]: text }) as unknown;
    default:
      return expect.objectContaining({ type: expect.stringContaining(name) as unknown }) as unknown;
  }
}

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
