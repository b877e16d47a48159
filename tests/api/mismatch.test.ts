import { readyToOrder, type Applicant } from '../support/applicant.js';
import { velmarisDeviating, unknownCompany, nordlumar } from '../support/company.js';
import { largePdf } from '../support/files.js';
import { assigned, type MatchingResult } from '../support/mismatch.js';
import { ledger } from '../support/sandbox.js';
import { retryUntilAnswered } from '../support/retry.js';

interface Interrupted {
  readonly state: string;
  readonly message: string;
  readonly functionariesMatchingResult?: MatchingResult;
  readonly beneficiariesMatchingResult?: MatchingResult;
}

describe('persons that differ from the register', () => {
  let applicant: Applicant;

  beforeAll(async () => {
    applicant = await readyToOrder(velmarisDeviating);
  });

  test('the order stops with the functionaries, and every device has the same state', async () => {
    const answer = await applicant.order();
    expect(answer.status).toBe(409);
    const body = answer.body as unknown as Interrupted;
    expect(body.state).toBe('interrupted_functionaries_mismatch');
    expect(body.functionariesMatchingResult?.rightSide.map(({ firstName }) => firstName)).toContain('Torben');
    expect((await applicant.form()).start).toMatchObject({ state: 'interrupted_functionaries_mismatch' });
    expect(await applicant.status()).toBe(218);
  });

  test('ordering again has the same answer and calls no provider', async () => {
    const before = (await ledger('company-check', applicant.caseId)).calls.length;
    const answer = await applicant.order();
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ state: 'interrupted_functionaries_mismatch' });
    expect((await ledger('company-check', applicant.caseId)).calls.length).toBe(before);
  });

  test('an incomplete resolution is refused and changes nothing', async () => {
    const answer = await applicant.call('POST', '/me/continue-identification', {
      body: { resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections: [], confirmed: false },
    });
    expect(answer.status).toBe(422);
    expect(await applicant.status()).toBe(218);
  });

  test('continuing resolves functionaries, then owners, and the case is transferred', async () => {
    const { start } = await applicant.form();
    const first = await applicant.call<Interrupted | null>('POST', '/me/continue-identification', {
      body: assigned(start!.functionariesMatchingResult as MatchingResult),
    });
    expect(first.status).toBe(409);
    expect(first.body?.state).toBe('interrupted_beneficiaries_mismatch');
    await retryUntilAnswered('continue with the owners', () =>
      applicant.call('POST', '/me/continue-identification', {
        body: assigned(first.body!.beneficiariesMatchingResult!),
      }),
    );
    expect(await applicant.status()).toBeGreaterThanOrEqual(220);
    expect((await applicant.form()).start).toBeUndefined();
  });
});

describe('a transfer that stops for other reasons', () => {
  test('documents over 8,000,000 bytes together reopen the form', async () => {
    const applicant = await readyToOrder(unknownCompany());
    for (const name of ['eins.pdf', 'zwei.pdf']) {
      const form = new FormData();
      form.append('files[]', largePdf(4_500_000, name), name);
      form.append('document_type', 'SHARE_HOLDERS_AGREEMENT');
      await applicant.done('POST', '/business_documents/upload', { body: form });
    }
    const answer = await applicant.order();
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ state: 'research_file_size_exception' });
    expect(await applicant.status()).toBe(210);
  });

  test('abort with ABORT at the owners ends the case', async () => {
    const applicant = await readyToOrder({ ...unknownCompany('Abweichung Eigentum') });
    const answer = await applicant.order();
    expect(answer.body).toMatchObject({ state: 'interrupted_beneficiaries_mismatch' });
    const ended = await applicant.call('POST', '/me/continue-identification', {
      body: { resolution: 'ABORT', kind: 'BENEFICIARIES' },
    });
    expect(ended.status).toBe(204);
    await applicant.reaches(350);
  });

  test('a company that matches passes both comparisons', async () => {
    const applicant = await readyToOrder(nordlumar);
    expect((await applicant.order()).status).toBe(200);
  });
});
