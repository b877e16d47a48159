import { readyToOrder, type Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { noteworthy, unknownCompany } from '../support/company.js';
import type { Answer } from '../support/http.js';
import { createRegistermann, type MatchingResult } from '../support/mismatch.js';
import { clearCaseFault, createdTwice, passCheck, setCaseFault, startedChecks } from '../support/sandbox.js';
import { waitLimitMs } from '../support/until.js';
import { order } from '../support/whole-way.js';

interface Detail {
  readonly bgoIdentification: { readonly running: string | null; readonly startState: string | null };
  readonly availableCommands: readonly string[];
}

/** Half of what the platform waits by itself, and still long enough for an order that is answered. */
const policy = { answerMs: 10_000 };

/** The banking provider answers nothing until the fault is removed. */
const silence = { mode: 'silence', match: 'POST /' } as const;

/** A case does not stay at 220. */
const handedOver = [220, 240, 260, 310];

describe('a provider that stays silent', () => {
  describe('for as long as the platform waits', () => {
    let clerk: Clerk;
    let released: Applicant;
    let ordered: Applicant;
    let resolved: Applicant;
    let answers: readonly Answer[];

    // The waiting of the three happens at the same time.
    beforeAll(async () => {
      clerk = await Clerk.login();
      [released, ordered, resolved] = await Promise.all([
        readyToOrder(noteworthy(), policy),
        readyToOrder(unknownCompany(), policy),
        readyToOrder(unknownCompany('Recherche Abweichung Vertretung'), policy),
      ]);
      for (const applicant of [released, resolved]) await order(applicant);
      await resolved.reaches(255);
      const body = createRegistermann((await resolved.form()).start?.functionariesMatchingResult as MatchingResult);
      for (const { caseId } of [released, ordered, resolved]) await setCaseFault('banking', caseId, silence);
      answers = await Promise.all([
        clerk.release(released.caseId),
        ordered.order(),
        ordered.order(),
        resolved.call('POST', '/me/continue-identification', { body }),
      ]);
    });

    test('every command answers idle_timeout, an order repeated meanwhile too', () => {
      const idle = expect.objectContaining({ state: 'idle_timeout' }) as unknown;
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [409, idle]));
    });

    test('staff see that the release is under way', async () => {
      const detail = await clerk.done<Detail>('GET', `/bgo_identifications_portal/${released.caseId}`);
      expect(detail.bgoIdentification).toMatchObject({
        bgoMainStatus: 218,
        running: 'release',
        isHandOverUnderWay: true,
        startState: null,
      });
      expect(detail.availableCommands).toContain('release');
    });

    test('once the provider answers, each continues by itself, without anybody pressing again', async () => {
      for (const { caseId } of [released, ordered, resolved]) await clearCaseFault('banking', caseId);
      await Promise.all([released, ordered].map((applicant) => applicant.comesTo(handedOver, waitLimitMs)));
      await startedChecks(released.caseId, 1);
      expect((await ordered.order()).status).toBe(204);
      for (const { caseId } of [released, ordered]) expect(await createdTwice('banking', caseId)).toEqual([]);
    });

    test('a resolution at 255 too, and the person that it adds is identified', async () => {
      // The newest is that of the added person; the others pass theirs by themselves.
      const checks = await startedChecks(resolved.caseId, 3);
      await passCheck(checks[0]!);
      await resolved.comesTo([310], waitLimitMs);
      expect(await createdTwice('banking', resolved.caseId)).toEqual([]);
      expect((await resolved.form()).start).toBeUndefined();
      const { items } = await resolved.portal();
      expect(items.filter(({ status }) => status?.value === 'information_required')).toEqual([]);
    });
  });

  test('a hand-over refused for good waits for the bank, which sees it and releases it again', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await setCaseFault('banking', applicant.caseId, { mode: '422', match: 'POST /businesses' });
    expect((await applicant.order()).status).toBe(204);
    const clerk = await Clerk.login();
    const path = `/bgo_identifications_portal/${applicant.caseId}`;
    const refused = await clerk.done<Detail>('GET', path);
    expect(refused.bgoIdentification).toMatchObject({
      bgoMainStatus: 218,
      attention: 'transfer_failed',
      waitingFor: 'bank',
    });
    expect(refused.availableCommands).toContain('release');
    const filter = encodeURIComponent(JSON.stringify({ needsAttention: true, q: applicant.caseId }));
    const rows = await clerk.done<readonly { id: number; attention: string }[]>(
      'GET',
      `/bgo_identifications_portal?filter=${filter}`,
    );
    expect(rows).toEqual([expect.objectContaining({ id: Number(applicant.caseId), attention: 'transfer_failed' })]);
    await clearCaseFault('banking', applicant.caseId);
    await clerk.release(applicant.caseId);
    await applicant.comesTo(handedOver, waitLimitMs);
    expect((await clerk.done<Detail>('GET', path)).bgoIdentification).toMatchObject({ attention: 'none' });
  });
});
