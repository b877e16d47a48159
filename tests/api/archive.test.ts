import { Client, Connection } from '@temporalio/client';
import { addresses, dataFolder } from '../support/addresses.js';
import type { Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany, type CompanyEntry } from '../support/company.js';
import { createScan, plantedWord } from '../support/canaries/canary.js';
import { foldersOfOthers } from '../support/canaries/permitted.js';
import { coSignerLinksOf, keysOf, searchFiles, searchMongo } from '../support/canaries/stores.js';
import { bringToReady, settle } from '../support/whole-way.js';
import { until } from '../support/until.js';
import { statusNamed } from '../lifecycle/case-status.js';

function withCanaries(canaries: {
  readonly first: string;
  readonly last: string;
  readonly street: string;
}): CompanyEntry {
  const company = unknownCompany();
  const [first, ...others] = company.people;
  return {
    ...company,
    line1: `${canaries.street} 4`,
    people: [{ ...first, firstName: canaries.first, lastName: `${canaries.last}-Sofort` }, ...others],
  };
}

describe('the archive', () => {
  let archived: Applicant | undefined;

  test('with a short policy the case ends at 900 and no personal data is left in any store', async () => {
    const planted = { first: plantedWord(), last: plantedWord(), street: plantedWord(), feedback: plantedWord() };
    const applicant = await bringToReady(withCanaries(planted), { archiveAfterMs: 1_500 });
    const clerk = await Clerk.login();
    await until(async () => (await coSignerLinksOf([applicant.caseId])) === 1, { what: 'the link of the co-signer' });
    const feedbackComment = `Danke, ${planted.feedback}!`;
    await applicant.done('POST', '/me/provideFeedback', { body: { feedbackRating: 5, feedbackComment } });
    await settle(clerk, applicant.caseId);
    await until(async () => (await clerk.status(applicant.caseId)) === statusNamed('archived'), {
      what: 'the case at 900',
    });

    archived = applicant;
    const values = Object.entries({ ...planted, email: applicant.email });
    const scan = createScan(values.map(([field, value]) => ({ kind: 'personal data', field, spellings: [value] })));
    await until(async () => (await keysOf([applicant.caseId])) === 0, {
      what: 'the destruction of the key',
    });
    expect(await searchMongo(scan)).toEqual([]);
    expect(await coSignerLinksOf([applicant.caseId])).toBe(0);
    expect(await searchFiles(dataFolder, scan, { except: foldersOfOthers })).toEqual([]);
  });

  test('an archived case accepts no commands, and its customer is unknown', async () => {
    const clerk = await Clerk.login();
    for (const status of [410, 430, 216])
      expect([404, 409, 410]).toContain((await clerk.setStatus(archived!.caseId, status)).status);
    expect((await clerk.release(archived!.caseId)).status).toBeGreaterThanOrEqual(404);
    expect(await clerk.status(archived!.caseId)).toBe(900);
    expect((await archived!.call('GET', '/me')).status).toBe(401);
  });

  test('with the regular policy the timer is set to 365 days', async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await settle(clerk, applicant.caseId);
    const connection = await Connection.connect({ address: addresses.temporal });
    try {
      const handle = new Client({ connection }).workflow.getHandle(`case/${applicant.caseId}`);
      const days = await until(
        async () => {
          const { events = [] } = await handle.fetchHistory();
          const timers = (events ?? []).map(
            (event) => Number(event.timerStartedEventAttributes?.startToFireTimeout?.seconds ?? 0) / 86_400,
          );
          return timers.find((length) => length > 300);
        },
        { what: 'the archive timer' },
      );
      expect(Math.round(days)).toBe(365);
    } finally {
      await connection.close();
    }
  });
});
