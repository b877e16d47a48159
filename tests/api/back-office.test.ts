import type { Applicant } from '../support/applicant.js';
import { readyToOrder } from '../support/applicant.js';
import { addresses } from '../support/addresses.js';
import { Clerk, type StaffRole } from '../support/clerk.js';
import { identifyingSlowly, unknownCompany } from '../support/company.js';
import { pdf } from '../support/files.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { identityChecks, startedChecks } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { bringToReady, order } from '../support/whole-way.js';

interface Detail {
  readonly bgoIdentification: Readonly<Record<string, unknown>>;
  readonly items: readonly { readonly type: string; readonly status?: { readonly value: string } }[];
  readonly coreBanking: {
    readonly parties: { readonly mode: string; readonly jurPersonenResults: readonly object[] } | null;
    readonly account: { readonly iban: string } | null;
  };
}
interface Talk {
  readonly type: string;
  readonly message: string;
}

const detailOf = (clerk: Clerk, { caseId }: Applicant) =>
  clerk.done<Detail>('GET', `/bgo_identifications_portal/${caseId}`);
/** Status of each person. */
async function personsOf(clerk: Clerk, applicant: Applicant): Promise<readonly string[]> {
  const { items } = await detailOf(clerk, applicant);
  return items.flatMap(({ type, status }) => (type === 'person' ? [status?.value ?? ''] : []));
}
const memosOf = (clerk: Clerk, { caseId }: Applicant) =>
  clerk.done<readonly { readonly content: string }[]>('GET', `/bgo_identifications/${caseId}/bank-memos`);

async function takenOver(): Promise<{ readonly applicant: Applicant; readonly clerk: Clerk }> {
  const applicant = await bringToReady(unknownCompany());
  const clerk = await Clerk.login();
  await clerk.takeOver(applicant.caseId);
  return { applicant, clerk };
}

/** A file by a one-time address: the answers to HEAD, the first and the second GET. */
async function fetched(clerk: Clerk, path: string) {
  const { ticket } = await clerk.done<{ readonly ticket: string }>('POST', '/download_tickets', { body: { path } });
  const url = `${addresses.portal}/api${path}?bearer=${encodeURIComponent(ticket)}`;
  const head = await fetch(url, { method: 'HEAD' });
  const file = await fetch(url);
  const content = Buffer.from(await file.arrayBuffer());
  const again = await fetch(url);
  await again.body?.cancel();
  const name = head.headers.get('content-disposition');
  return { statuses: [head.status, file.status, again.status], name, content };
}

describe('the back office on one case', () => {
  test('shows what was booked, party by party, and the note of earlier days', async () => {
    const { applicant, clerk } = await takenOver();
    const path = `/bgo_identifications/${applicant.caseId}/bank-memo`;
    expect((await detailOf(clerk, applicant)).coreBanking).toEqual({ parties: null, account: null, girocard: null });
    expect((await clerk.pass(applicant.caseId)).status).toBeLessThan(300);
    const { iban } = (await clerk.createAccount(applicant.caseId)).body;
    expect((await clerk.call('PATCH', path, { body: { bankMemo: ' Bestandskunde ' } })).status).toBe(204);
    const { bgoIdentification: head, coreBanking } = await detailOf(clerk, applicant);
    expect(head).toMatchObject({ bankMemo: 'Bestandskunde', hasBankMemos: true, agree21Iban: iban, running: null });
    expect(coreBanking).toMatchObject({
      parties: {
        mode: 'KUNDE_WITH_PLACEHOLDERS',
        jurPersonenResults: [{ personennummer: expect.any(String) as unknown }],
      },
      account: { iban },
    });
    const shown = await applicant.call('GET', `/bgo_identifications_portal/${applicant.caseId}`);
    expect(JSON.stringify(shown.body)).not.toMatch(/coreBanking|bankMemo|Bestandskunde/);
  });

  test('serves the order’s files once per ticket, to clerks only', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await order(applicant);
    const clerk = await Clerk.login();
    const data = `/bgo_identifications_portal/${applicant.caseId}`;
    const files = [
      [`${data}.pdf`, 'auftragsdaten.pdf', '%PDF-'],
      [`${data}.csv`, 'auftragsdaten.csv', '\uFEFF"Bereich"'],
      [`/download_document_archive/${applicant.caseId}`, 'auftragsdokumente.zip', 'PK'],
    ] as const;
    for (const [path, name, beginning] of files) {
      const got = await fetched(clerk, path);
      expect([got.statuses, got.name]).toEqual([[200, 200, 401], `attachment; filename=${name}`]);
      expect(got.content.toString('utf8').startsWith(beginning)).toBe(true);
      for (const role of ['ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN'] satisfies StaffRole[])
        expect((await (await Clerk.login(role)).call('GET', path)).status).toBe(403);
      expect((await applicant.call('GET', path)).status).toBe(403);
    }
  });

  test('asks the customer once: one message, one mail', async () => {
    const { applicant, clerk } = await takenOver();
    const reason = 'Bitte senden Sie uns den aktuellen Gesellschaftsvertrag.';
    const answers = await Promise.all([1, 2, 3].map(() => clerk.setStatus(applicant.caseId, 425, reason)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => status !== 204 && status !== 409)).toEqual([]);
    const chat = await applicant.done<readonly Talk[]>('GET', '/bgo_identifications/messages');
    expect(chat.map(({ type, message }) => [type, message])).toEqual([['ADMIN', reason]]);
    await mailTo(applicant.email, ({ subject }) => subject.includes('Rückfrage'));
    expect((await clerk.setStatus(applicant.caseId, 425, reason)).status).toBe(204);
    expect((await clerk.setStatus(applicant.caseId, 425, 'Etwas anderes')).status).toBe(409);
    await applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Gern' } });
    await applicant.reaches(420);
    expect((await mailsTo(applicant.email)).filter(({ subject }) => subject.includes('Rückfrage'))).toHaveLength(1);
    expect(await applicant.done<readonly Talk[]>('GET', '/bgo_identifications/messages')).toHaveLength(2);
  });

  test('stores the reason of a support fix, which only support and extended clerks may give', async () => {
    const applicant = await readyToOrder(identifyingSlowly());
    await order(applicant);
    await applicant.comesTo([220, 240, 260], 60_000);
    const [clerk, support] = [await Clerk.login(), await Clerk.login('ROLE_ROOT')];
    expect((await clerk.setStatus(applicant.caseId, 305, 'x')).status).toBe(403);
    expect((await support.setStatus(applicant.caseId, 305)).status).toBe(422);
    expect((await support.setStatus(applicant.caseId, 305, 'x'.repeat(5001))).status).toBe(422);
    expect(await memosOf(clerk, applicant)).toEqual([]);
    expect((await support.setStatus(applicant.caseId, 305, 'Papierform geprüft')).status).toBe(204);
    expect((await memosOf(clerk, applicant)).map(({ content }) => content)).toEqual(['Papierform geprüft']);
    expect((await support.setStatus(applicant.caseId, 305, 'Papierform geprüft')).status).toBe(204);
    expect((await support.setStatus(applicant.caseId, 305, 'noch einmal')).status).toBe(409);
    expect(await memosOf(clerk, applicant)).toHaveLength(1);
    expect((await detailOf(support, applicant)).bgoIdentification).toMatchObject({
      bgoMainStatus: 305,
      automationEnded: true,
      slaStatus: expect.any(String) as unknown,
    });
  });

  test('books as prospect and then as customer what was fixed, and ends checks that nobody needs any more', async () => {
    const [clerk, support] = [await Clerk.login(), await Clerk.login('ROLE_ROOT')];
    const waiting = await readyToOrder(identifyingSlowly());
    await order(waiting);
    await startedChecks(waiting.caseId, 2);
    const stuck = await readyToOrder(unknownCompany('Unterlagen fehlen'));
    await order(stuck);
    await stuck.reaches(230);
    await until(async () => (await personsOf(support, stuck)).every((value) => value === 'successful'), {
      what: 'the identification of both persons',
    });
    for (const { caseId } of [waiting, stuck])
      expect((await support.setStatus(caseId, 305, 'Papierform geprüft')).status).toBe(204);
    await clerk.takeOver(stuck.caseId);
    expect((await clerk.pass(stuck.caseId, 'INTERESSENT')).status).toBeLessThan(300);
    expect((await clerk.pass(stuck.caseId)).status).toBeLessThan(300);
    expect((await clerk.createAccount(stuck.caseId)).status).toBeLessThan(300);
    expect((await identityChecks(stuck.caseId)).map(({ status }) => status)).toEqual(['successful', 'successful']);
    await until(async () => (await personsOf(support, waiting)).every((value) => value === 'canceled'), {
      what: 'the end of the open checks',
    });
    expect((await identityChecks(waiting.caseId)).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect((await detailOf(support, waiting)).bgoIdentification).toMatchObject({ attention: 'none' });
  });

  test('replaces and removes contract files at work', async () => {
    const { applicant, clerk } = await takenOver();
    const uploaded = await clerk.uploadContract(applicant.caseId, pdf('Vertrag'), 'vertrag.pdf');
    const form = new FormData();
    form.append('file', pdf('Vertrag neu'), 'vertrag-neu.pdf');
    const path = `/contract_files/${uploaded.body.id}`;
    const replaced = await clerk.done<{ readonly id: string }>('POST', path, { body: form });
    const list = `/bgo_identifications/${applicant.caseId}/contract_files`;
    expect(await clerk.done('GET', list)).toEqual([
      expect.objectContaining({ id: replaced.id, originalName: 'vertrag-neu.pdf' }),
    ]);
    expect((await clerk.call('DELETE', `/contract_files/${replaced.id}`)).status).toBe(204);
    expect((await clerk.call('DELETE', `/contract_files/${replaced.id}`)).status).toBe(404);
    expect(await clerk.done('GET', list)).toEqual([]);
    const history = await clerk.done<readonly { type: string; title: string; actorName?: string }[]>(
      'GET',
      `/bgo_identifications/${applicant.caseId}/status_history_joined`,
    );
    const acts = history.filter(({ type }) => type === 'contract');
    expect(acts.map(({ title }) => title.split(' ').at(-1)).sort()).toEqual(
      ['ersetzt', 'gelöscht', 'gelöscht', 'hochgeladen'].sort(),
    );
    expect(acts.every(({ actorName }) => typeof actorName === 'string' && actorName !== '')).toBe(true);
  });
});
