import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { mailsTo, mailTo } from '../support/inbox.js';
import { createdTwice } from '../support/sandbox.js';
import { bringToReady } from '../support/whole-way.js';

/** Whoever lost an answer gives the command again, without an Idempotency-Key, and reads what it came to. */
test('commands of staff answer their result again', async () => {
  const applicant = await bringToReady(unknownCompany());
  const clerk = await Clerk.login();
  const { caseId } = applicant;
  const again = async <T>(ask: () => Promise<T>): Promise<readonly [T, T]> => [await ask(), await ask()];
  const question = 'Bitte senden Sie uns den Gesellschaftsvertrag.';

  const taken = await again(() => clerk.setStatus(caseId, 410));
  expect(taken.map(({ status }) => status)).toEqual([204, 204]);

  const [passed, passedAgain] = await again(() => clerk.pass(caseId));
  expect([passed.status, passedAgain.status]).toEqual([200, 200]);
  expect(passedAgain.body).toEqual(passed.body);

  const [account, accountAgain] = await again(() => clerk.createAccount(caseId));
  expect(accountAgain.body).toEqual(account.body);

  const asked = await again(() => clerk.setStatus(caseId, 425, question));
  expect(asked.map(({ status }) => status)).toEqual([204, 204]);
  const talk = await clerk.done<readonly { readonly message: string }[]>(
    'GET',
    `/bgo_identifications/${caseId}/messages`,
  );
  expect(talk.filter(({ message }) => message === question)).toHaveLength(1);
  await applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Er kommt morgen.' } });
  await applicant.reaches(420);

  const finished = await again(() => clerk.setStatus(caseId, 430));
  expect(finished.map(({ status }) => status)).toEqual([204, 204]);
  await mailTo(applicant.email, ({ subject }) => subject.startsWith('Ihr Konto ist eröffnet'));
  const opened = (await mailsTo(applicant.email)).filter(({ subject }) => subject.startsWith('Ihr Konto ist eröffnet'));
  expect(opened).toHaveLength(1);
  expect(await createdTwice('core-banking', caseId)).toEqual([]);
});
