import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { Applicant } from '../support/applicant.js';
import { type Canary, type CanaryKind, createScan, plantedWord } from '../support/canaries/canary.js';
import { permitted } from '../support/canaries/permitted.js';
import { PlantedCase } from '../support/canaries/planted-case.js';
import { searchStores } from '../support/canaries/search-stores.js';
import { keysOf } from '../support/canaries/stores.js';
import { Clerk } from '../support/clerk.js';
import { secretsOfCoSigner } from '../support/co-signer/co-signer-secrets.js';
import { unknownCompany } from '../support/company.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { until } from '../support/until.js';
import { bookAndClose, identifyAll, order } from '../support/whole-way.js';
import { statusNamed } from '../lifecycle/case-status.js';

/** Long enough to look at a case at its end before it is archived. */
const policy = { archiveAfterMs: 30_000 };
const began = new Date();

/** Every field of three cases, and what both sides write about them, is looked for while they live and after. */
describe('what is planted in three cases', () => {
  const partners = new PlantedCase('GBR', policy, { nationality: 'IR' });
  const merchant = new PlantedCase('EK', policy);
  const trader = new PlantedCase('SELF_EMPLOYED', policy);
  const cases = [partners, merchant, trader];
  const byAdviser: Canary[] = [];
  let emailByAdviser = '';
  const used = new Set<string>();
  let clerk: Clerk;

  const canaries = (): readonly Canary[] => [...cases.flatMap((one) => one.canaries), ...byAdviser];
  const isAt = (one: PlantedCase, status: string) =>
    until(async () => (await clerk.status(one.caseId)) === statusNamed(status), { what: `${one.form} at ${status}` });
  const expectNowhere = async () => {
    const { sightings, workflows, messages } = await searchStores(createScan(canaries()), began);
    expect(sightings).toEqual([]);
    expect(workflows).toBeGreaterThanOrEqual(cases.length);
    return messages;
  };
  const expectPermitted = (place: keyof typeof permitted, bytes: Uint8Array, expected: readonly string[]) => {
    const found = createScan(canaries())(bytes);
    const kinds: readonly CanaryKind[] = permitted[place].kinds;
    expect(found.filter(({ kind }) => !kinds.includes(kind)).map(({ field }) => field)).toEqual([]);
    for (const { kind } of found) used.add(`${place}: ${kind}`);
    expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining([...expected]));
  };

  beforeAll(async () => {
    clerk = await Clerk.login();
  });

  test('is at least forty different values, each with a search for itself', () => {
    const spellings = canaries().flatMap((one) => one.spellings);
    expect(new Set(canaries().map(({ field }) => field)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(spellings).size).toBe(spellings.length);
    const scan = createScan(canaries());
    for (const canary of canaries())
      for (const spelling of canary.spellings)
        for (const form of [
          spelling,
          spelling.toLowerCase(),
          ...['', 'x', 'xy'].map((before) => base64(before + spelling)),
        ])
          expect(scan(Buffer.from(`before ${form} after`))).toEqual([canary]);
    expect(scan(Buffer.from(plantedWord()))).toEqual([]);
  });

  test('is in no store after the registrations, of which an adviser makes one', async () => {
    for (const one of cases) await one.applicant.register(one.extra);
    const { applicant, planted } = await registerByAdviser();
    byAdviser.push(...planted);
    emailByAdviser = applicant.email;
    await expectNowhere();
  });

  test('is in no store once the forms are filled in and found by a clerk', async () => {
    for (const { applicant } of cases) {
      await applicant.confirm();
      await applicant.reaches(130, 210);
    }
    for (const one of cases) await one.fillIn();
    await searchForAll(clerk, canaries());
    await expectNowhere();
  });

  test('is in no store once the orders are placed, of which one is on hold', async () => {
    for (const { applicant } of cases) await order(applicant);
    await partners.applicant.reaches(213);
    await clerk.done('POST', `/bgo_identifications/${partners.caseId}/bank-memos`, {
      body: { content: partners.sentence('words of the bank', 'memo') },
    });
    await expectNowhere();
  });

  test('is in no store once a case is released, and all persons are identified', async () => {
    const released = await clerk.release(partners.caseId, partners.sentence('words of the bank', 'release reason'));
    expect(released.status).toBe(200);
    for (const { applicant } of cases) {
      await identifyAll(applicant);
      await applicant.reaches(310);
    }
    const feedbackComment = trader.sentence('words of the customer', 'feedback');
    await trader.applicant.done('POST', '/me/provideFeedback', { body: { feedbackRating: 4, feedbackComment } });
    // The events of providers are messages of a stream.
    expect(await expectNowhere()).toBeGreaterThan(0);
  });

  test('is in no store beside link and session of a co-signer, which are in none either', async () => {
    expect(await secretsOfCoSigner(began)).toEqual({ found: [], stored: 1 });
  });

  test('is in no store while the bank asks, the customer answers and the case is put aside', async () => {
    for (const { caseId } of cases) await clerk.takeOver(caseId);
    const question = partners.sentence('words of the bank', 'question');
    expect((await clerk.setStatus(partners.caseId, 425, question)).status).toBe(204);
    await answerWithFile(partners);
    await clerk.done('POST', `/bgo_identifications/${partners.caseId}/messages`, {
      body: { message: partners.sentence('words of the bank', 'message') },
    });
    await clerk.done('PUT', `/bgo_identifications_portal/${merchant.caseId}/followUp`, {
      body: { day: inThirtyDays(), reason: merchant.sentence('words of the bank', 'follow-up reason') },
    });
    await expectNowhere();
  });

  test('is in exports of the bank only as far as they are made for it', async () => {
    const list = await exported(clerk, 'POST', '/bgo_identifications_portal.csv', {
      filter: {},
      sort: ['businessName', 'ASC'],
    });
    expectPermitted(
      'list of cases as CSV',
      list,
      cases.map(({ form }) => `${form} company.name`),
    );
    const data = await exported(clerk, 'GET', `/bgo_identifications_portal/${partners.caseId}.csv`);
    expectPermitted('data of the order as CSV', data, ['GBR company.name', 'GBR person 1.tax id']);
    expectPermitted('feedback as CSV', await exported(clerk, 'GET', '/feedbacks.csv'), ['SELF_EMPLOYED feedback']);
  });

  test('is in no store once accounts are open, and one case has ended without', async () => {
    for (const one of [partners, trader]) {
      await bookAndClose(clerk, one.caseId);
      await isAt(one, 'bank_successful');
      await one.plantAccount(clerk);
    }
    const reason = merchant.sentence('words of the bank', 'reason of the end');
    expect((await clerk.setStatus(merchant.caseId, 450, reason)).status).toBeLessThan(300);
    await isAt(merchant, 'bank_failed');
    await expectNowhere();
  });

  test('is in mails only as far as they are written for their reader', async () => {
    for (const one of cases) {
      const { company, email } = one.applicant;
      expectPermitted('mails to the applicant', await mailed(email), [`${one.form} company.name`]);
      for (const { email: other } of company.people.slice(1))
        expectPermitted('mails to another person of the case', await mailed(other!), ['GBR company.name']);
    }
    const byAnother = ['by adviser company.name', 'by adviser name'];
    expectPermitted('mails to the customer of an adviser', await mailed(emailByAdviser), byAnother);
  });

  test('needs every permission of the table', () => {
    const all = Object.entries(permitted).flatMap(([place, { kinds }]) => kinds.map((kind) => `${place}: ${kind}`));
    expect([...used].sort()).toEqual(all.sort());
  });

  test('is in no store once the cases are archived and their keys destroyed', async () => {
    for (const one of cases) await isAt(one, 'archived');
    await until(async () => (await keysOf(cases.map(({ caseId }) => caseId))) === 0, {
      what: 'the destruction of the keys',
    });
    await expectNowhere();
  });
});

const inThirtyDays = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const base64 = (text: string): string => Buffer.from(`${text}!`).toString('base64');

/** A customer whom an adviser has registered, and who never continues. */
async function registerByAdviser() {
  const fields = [
    ['company.name', 'company'],
    ['person 1.first name', 'person'],
    ['person 1.last name', 'person'],
    ['memo', 'words of the bank'],
    ['name', 'adviser'],
  ] as const;
  const planted = fields.map(([field, kind]) => ({ kind, field: `by adviser ${field}`, word: plantedWord() }));
  const [name, firstName, lastName, memo, adviser] = planted.map(({ word }) => word);
  const company = unknownCompany();
  const [first] = company.people;
  const people = [{ ...first, firstName: firstName!, lastName: lastName! }] as const;
  const applicant = new Applicant({ ...company, name: name!, legalForm: 'SELF_EMPLOYED', people });
  const ofAdviser = { beraterEinstieg: true, neukunde: true, beraterEinstiegMemo: memo, beraterEinstiegName: adviser };
  await applicant.done('POST', '/me/register', {
    body: { ...applicant.registration(), ...ofAdviser },
    headers: { 'idempotency-key': randomUUID() },
  });
  await mailTo(applicant.email, ({ text }) => text.includes(adviser!));
  const found = planted.map(({ word, ...canary }): Canary => ({ ...canary, spellings: [word] }));
  return { applicant, planted: found };
}

/** A clerk searches for each value, as it is typed: addresses of requests must not reach a log. */
async function searchForAll(clerk: Clerk, canaries: readonly Canary[]): Promise<void> {
  const path = '/bgo_identifications_portal';
  const found = await pLimit(4).map(canaries, async ({ kind, spellings: [typed] }) => {
    const q = encodeURIComponent(JSON.stringify({ q: typed }));
    const rows = await clerk.done<readonly unknown[]>('GET', `${path}?filter=${q}`);
    return kind === 'company' || kind === 'person' ? rows.length : 1;
  });
  expect(found).toEqual(found.map(() => 1));
}

/** Answers the bank's question, with a file. */
async function answerWithFile(one: PlantedCase): Promise<void> {
  const { applicant } = one;
  const message = one.sentence('words of the customer', 'answer');
  const path = '/bgo_identifications/messages';
  const { id } = await applicant.done<{ id: string }>('POST', path, { body: { message } });
  const form = new FormData();
  const { blob, name } = one.file('attachment');
  form.append('file', blob, name);
  await applicant.done('POST', `${path}/${id}/attachments`, { body: form });
  await applicant.reaches(420);
}

/** A file that the bank exports. */
async function exported(clerk: Clerk, method: string, path: string, body?: object): Promise<Uint8Array> {
  const text = await clerk.done<string>(method, path, body === undefined ? {} : { body });
  return Buffer.from(text);
}

/** All that was mailed to an address. */
async function mailed(address: string): Promise<Uint8Array> {
  const mails = await mailsTo(address);
  return Buffer.from(
    mails
      .map(({ subject, text, html, attachments }) => `${subject}\n${text}\n${html}\n${JSON.stringify(attachments)}`)
      .join('\n'),
  );
}
