import { Applicant, type Tokens } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { nordlumar } from '../support/company.js';
import { largePdf, pdf } from '../support/files.js';
import { api, http } from '../support/http.js';
import { codeIn, linkTokenIn, mailTo, mailsTo } from '../support/inbox.js';
import { identityChecks, ledger, passCheck, startedChecks } from '../support/sandbox.js';
import { addresses } from '../support/addresses.js';
import { until } from '../support/until.js';

interface HistoryRow {
  readonly type: string;
  readonly status: string | number;
}

interface Listed {
  readonly bgoIdentificationId: number;
  readonly bgoMainStatus: number;
}

/** One GmbH with two directors from registration to the open account, through the public API only. */
describe('the whole process of a GmbH', () => {
  const applicant = new Applicant(nordlumar);
  // An open stream of a failed test would keep the run from ending.
  const live = new AbortController();
  let clerk: Clerk;

  beforeAll(async () => {
    clerk = await Clerk.login();
  });
  afterAll(() => live.abort());

  test('the configuration is served and the register finds the company', async () => {
    const configuration = await api<{ bankName: string; konten: Record<string, unknown> }>('GET', '/configuration');
    expect(configuration.body.bankName).not.toBe('');
    const hits = await api<{ totalHits: number; collection: readonly { name: string }[] }>(
      'GET',
      '/kyc-now/search?q=Nordlumar&page=0',
    );
    expect(hits.status).toBe(200);
    expect(hits.body.collection.map(({ name }) => name)).toContain(nordlumar.name);
  });

  test('registration is answered at once and the confirmation mail has code and link', async () => {
    const hits = await api<{ collection: readonly { name: string }[] }>('GET', '/kyc-now/search?q=Nordlumar&page=0');
    const hit = hits.body.collection.find(({ name }) => name === nordlumar.name);
    expect(hit).toMatchObject({ registrationIssuer: 'Amtsgericht Hamburg', foundationDate: '2011-03-01' });
    await applicant.register({ kycNowSearchMetaData: hit });
    const mail = await mailTo(applicant.email, (candidate) => codeIn(candidate) !== undefined);
    expect(linkTokenIn(mail, '/hub/aktivierung/')?.length).toBeGreaterThanOrEqual(22);
    const opened = await until(() => clerk.status(applicant.caseId), { what: 'the case in the back office' });
    expect(opened).toBe(110);
  });

  test('a second registration with the same address is refused', async () => {
    const answer = await api<{ detail: string }>('POST', '/me/register', { body: applicant.registration() });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toBe('username: Dieser Wert wird bereits verwendet');
  });

  test('the code confirms the address and returns verified tokens', async () => {
    await applicant.confirm();
    await applicant.reaches(130);
  });

  test('tokens are refreshed, and a second device logs in by code', async () => {
    const answer = await api<Tokens>('POST', '/me/refresh', {
      body: { refresh_token: applicant.tokens!.refresh_token },
    });
    expect(answer.status).toBe(200);
    applicant.tokens = answer.body;
    const before = new Set((await mailsTo(applicant.email)).map(({ id }) => id));
    expect((await api('POST', '/me/sendCode', { body: { email: applicant.email } })).status).toBe(204);
    const mail = await mailTo(
      applicant.email,
      (candidate) => !before.has(candidate.id) && codeIn(candidate) !== undefined,
    );
    const second = await api<Tokens>('POST', '/me/getToken', {
      body: { email: applicant.email, code: codeIn(mail)!.toLowerCase() },
    });
    expect(second.status).toBe(200);
    expect((await api('GET', '/me', { token: second.body.token })).status).toBe(200);
  });

  test('the form is saved; an outdated version is refused and changes nothing', async () => {
    await applicant.fillIn();
    await applicant.reaches(210);
    const form = await applicant.form();
    const outdated = await applicant.call('PUT', `/bgo_identifications/${applicant.caseId}`, {
      body: { registerData: form.registerData, firma: {}, people: [], mehrwerteSelection: {} },
      headers: { 'if-match': `"${form.version - 1}"` },
    });
    expect(outdated.status).toBe(412);
    expect((await applicant.form()).version).toBe(form.version);
  });

  test('valid documents are accepted, and others refused by type and size', async () => {
    const upload = (file: Blob, name: string) => {
      const form = new FormData();
      form.append('files[]', file, name);
      form.append('document_type', 'SHARE_HOLDERS_AGREEMENT');
      return applicant.call<unknown>('POST', '/business_documents/upload', { body: form });
    };
    expect((await upload(pdf('Gesellschaftsvertrag'), 'vertrag.pdf')).status).toBeLessThan(300);
    expect((await upload(new Blob(['MZ'], { type: 'application/pdf' }), 'vertrag.pdf')).status).toBe(415);
    expect((await upload(largePdf(8_000_001), 'gross.pdf')).status).toBe(413);
    const documents = await applicant.done<readonly unknown[]>('GET', '/business_documents');
    expect(documents).toHaveLength(1);
  });

  test('an order without the required boxes is answered 422 and has no effect', async () => {
    const answer = await applicant.call<{ violations: readonly unknown[] }>('POST', '/me/startIdentification', {
      body: { orderCheckboxes: {} },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.violations.length).toBeGreaterThan(0);
    expect(await applicant.status()).toBe(210);
  });

  test('the order is checked, compared and transferred', async () => {
    const answer = await applicant.order();
    expect(answer.status).toBe(200);
    expect(await applicant.status()).toBeGreaterThanOrEqual(220);
    expect((await applicant.form()).passedToSolarisBank).toBe(true);
  });

  test('both directors pass their identity checks; the live stream has events, and the case becomes ready', async () => {
    const seen: string[] = [];
    const stream = follow('/me/events', applicant.tokens!.token, (event) => seen.push(event), live.signal);
    const checks = await startedChecks(applicant.caseId, 2);
    // The provider has the check slightly before the applicant's data has it.
    const hasCheckAddress = (person: object): boolean => 'bgoLastIdentificationUrl' in person;
    await until(async () => (await applicant.form()).people.some(hasCheckAddress), {
      what: 'the address of a check in the form',
    });
    const invitation = await mailTo(applicant.email.replace('@', '+1@'), ({ text }) =>
      text.includes('/identity-check/'),
    );
    expect(checks.some(({ id }) => invitation.text.includes(id))).toBe(true);
    for (const check of await identityChecks(applicant.caseId)) await passCheck(check);
    await applicant.reaches(310);
    await until(async () => seen.length > 0, { what: 'an event of the live stream' });
    live.abort();
    await stream;
  });

  test('case details and status history agree', async () => {
    const portal = await applicant.portal();
    const history = await applicant.done<readonly HistoryRow[]>('GET', '/bgo_identifications/status_history_joined');
    const steps = history.filter(({ type }) => type === 'bgo').map(({ status }) => Number(status));
    expect(portal.bgoIdentification.bgoMainStatus).toBe(310);
    for (const status of [110, 130, 210, 218, 220, 310]) expect(steps).toContain(status);
  });

  test('a clerk finds the case by search and status and page', async () => {
    const query = `page=1&items-per-page=25&search-filter=${encodeURIComponent('Nordlumar')}&status-filter=310`;
    const list = await clerk.done<{ collection?: readonly Listed[] } | readonly Listed[]>(
      'GET',
      `/bgo_identifications_portal?${query}`,
    );
    const rows = Array.isArray(list)
      ? (list as readonly Listed[])
      : ((list as { collection?: readonly Listed[] }).collection ?? []);
    expect(rows.map(({ bgoIdentificationId }) => String(bgoIdentificationId))).toContain(applicant.caseId);
  });

  test('memos are visible to the bank only', async () => {
    await clerk.done('POST', `/bgo_identifications/${applicant.caseId}/bank-memos`, {
      body: { content: 'Unterlagen vollständig geprüft.' },
    });
    const memos = await clerk.done<readonly { content: string }[]>(
      'GET',
      `/bgo_identifications/${applicant.caseId}/bank-memos`,
    );
    expect(memos.map(({ content }) => content)).toContain('Unterlagen vollständig geprüft.');
    expect(
      (await applicant.call('GET', `/bgo_identifications/${applicant.caseId}/bank-memos`)).status,
    ).toBeGreaterThanOrEqual(403);
  });

  test('the clerk takes over and the case is ready for the core bank', async () => {
    await clerk.takeOver(applicant.caseId);
    expect(await applicant.status()).toBe(410);
    const readiness = await clerk.readiness(applicant.caseId);
    expect(readiness.isReadyForPassToAgree21).toBe(true);
  });

  test('parties, account and girocard are booked, each exactly once', async () => {
    const passed = await clerk.pass(applicant.caseId);
    expect(passed.status).toBe(200);
    expect(passed.body).toHaveProperty('jurPersonenResults');
    const account = await clerk.createAccount(applicant.caseId);
    expect(account.status).toBe(200);
    expect(JSON.stringify(account.body)).toMatch(/DE\d{20}/);
    expect((await clerk.createGirocard(applicant.caseId)).status).toBe(200);
    const { counts } = await ledger('core-banking', applicant.caseId);
    expect(counts.filter(({ count }) => count > 1)).toEqual([]);
    expect(counts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['juristic', 'account', 'card']));
  });

  test('the contract is uploaded, the case closed, and the customer downloads by ticket', async () => {
    expect((await clerk.uploadContract(applicant.caseId, pdf('Kontovertrag'), 'kontovertrag.pdf')).status).toBeLessThan(
      300,
    );
    expect((await clerk.setStatus(applicant.caseId, 430)).status).toBeLessThan(300);
    await applicant.reaches(430);
    const files = await applicant.done<readonly { originalName: string }[]>(
      'GET',
      `/bgo_identifications/${applicant.caseId}/contract_files`,
    );
    expect(files.map(({ originalName }) => originalName)).toContain('kontovertrag.pdf');
    const path = '/bgo_identifications/me/contract_files/download';
    const { ticket } = await applicant.done<{ ticket: string }>('POST', '/download_tickets', { body: { path } });
    const url = `${addresses.portal}/api${path}?bearer=${ticket}`;
    expect((await http('HEAD', url)).status).toBe(200);
    expect((await http('GET', url)).status).toBe(200);
    const withToken = await http('GET', `${addresses.portal}/api${path}?bearer=${applicant.tokens!.token}`);
    expect(withToken.status).toBe(401);
  });
});

/** Reads a stream of server-sent events until it is stopped. */
async function follow(
  path: string,
  token: string,
  onEvent: (event: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(`${addresses.portal}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value.includes('data:')) onEvent(value);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
