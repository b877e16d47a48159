import { readyToOrder, type Applicant, type Policy } from './applicant.js';
import { Clerk } from './clerk.js';
import type { CompanyEntry } from './company.js';
import { pdf } from './files.js';
import { unexpected, type Answer } from './http.js';
import { isLater, retryUntilAnswered } from './retry.js';
import { identityChecks, passCheck, startedChecks } from './sandbox.js';
import { waitLimitMs, until } from './until.js';
import { statusNamed } from '../lifecycle/case-status.js';

/** Passes the identity checks of all persons of a case, unless the provider does so automatically. */
export async function identifyAll(applicant: Applicant): Promise<void> {
  const count = applicant.company.people.length;
  await startedChecks(applicant.caseId, count);
  for (const check of await identityChecks(applicant.caseId)) if (!check.final) await passCheck(check);
}

/** Runs a case from registration to 310: registered, ordered, checked and identified. */
export async function bringToReady(company: CompanyEntry, policy?: Policy): Promise<Applicant> {
  const applicant = await readyToOrder(company, policy);
  await order(applicant);
  await identifyAll(applicant);
  await applicant.reaches(310);
  return applicant;
}

/** Orders until the answer is 200 or 204; while something is down the API may answer "later". */
export async function order(applicant: Applicant, timeoutMs = waitLimitMs): Promise<void> {
  await until(
    async () => {
      const answer = await applicant.order();
      if (answer.status === 200 || answer.status === 204) return true;
      if (isLater(answer)) return false;
      // An answer was lost, and the research has found a mismatch since, which every further order answers.
      if (answer.status === 409 && (await applicant.status()) === statusNamed('research_mismatch')) return true;
      throw unexpected('order', answer);
    },
    { what: `the order of case ${applicant.caseId}`, timeoutMs },
  );
}

/** The bank's part: take over, core bank, account, card, contract, success. */
export async function settle(clerk: Clerk, caseId: string): Promise<void> {
  await retryUntilAnswered(`take over of case ${caseId}`, () => clerk.setStatus(caseId, 410));
  await bookAndClose(clerk, caseId);
}

/** What follows once a case was taken over; a reason is needed where somebody is not identified. */
export async function bookAndClose(clerk: Clerk, caseId: string, reason?: string): Promise<void> {
  const persist = (what: string, ask: () => Promise<Answer>) => retryUntilAnswered(`${what} of case ${caseId}`, ask);

  await persist('pass to the core bank', () => clerk.pass(caseId));
  await persist('account', () => clerk.createAccount(caseId));
  await persist('girocard', () => clerk.createGirocard(caseId));
  await persist('contract', () => clerk.uploadContract(caseId, pdf('Kontovertrag'), 'kontovertrag.pdf'));
  await persist('success', () => clerk.setStatus(caseId, 430, reason));
}
