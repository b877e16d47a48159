import { readyToOrder, type Applicant, type Policy } from './applicant.js';
import { Clerk } from './clerk.js';
import type { CompanyEntry } from './company.js';
import { pdf } from './files.js';
import { isRefused, unexpected, type Answer } from './http.js';
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
  await carriedOut(`take over of case ${caseId}`, {
    ask: () => clerk.setStatus(caseId, 410),
    isDone: hasStatus(clerk, caseId, 410),
  });
  await bookAndClose(clerk, caseId);
}

/** Whether the bank sees a case at a status. */
export const hasStatus = (clerk: Clerk, caseId: string, status: number) => async () =>
  (await clerk.status(caseId)) === status;

/** What follows once a case was taken over. */
export async function bookAndClose(clerk: Clerk, caseId: string): Promise<void> {
  const passed = async () => (await clerk.readiness(caseId)).isPassedToAgree21 === true;
  const persist = (what: string, step: Step) => carriedOut(`${what} of case ${caseId}`, step);

  await persist('pass to the core bank', { ask: () => clerk.pass(caseId), isDone: passed });
  await persist('account', { ask: () => clerk.createAccount(caseId) });
  await persist('girocard', { ask: () => clerk.createGirocard(caseId) });
  await persist('contract', {
    ask: () => clerk.uploadContract(caseId, pdf('Kontovertrag'), 'kontovertrag.pdf'),
  });
  await persist('success', { ask: () => clerk.setStatus(caseId, 430), isDone: hasStatus(clerk, caseId, 430) });
}

export interface Step {
  readonly ask: () => Promise<Answer>;
  /** Whether the case has the step: after a lost answer, the same command is not possible again. */
  readonly isDone?: () => Promise<boolean>;
}

/** Repeats a command after a lost connection, and reads the case when the repeat is refused. */
export async function carriedOut(what: string, { ask, isDone }: Step): Promise<void> {
  let refused: Error | undefined;
  await until(
    async () => {
      const answer = await ask();
      if (isLater(answer)) return false;
      if (!isRefused(answer)) return true;
      if (isDone !== undefined && (await isDone())) return true;
      refused = unexpected(what, answer);
      return true;
    },
    { what, timeoutMs: 120_000, everyMs: 300 },
  );
  if (refused !== undefined) throw refused;
}

/** 409 idle_timeout and busy, 429, 502 and 503 mean: retry; so does a booking that continues in the background (202). */
export function isLater(answer: Answer): boolean {
  if ([429, 502, 503].includes(answer.status)) return true;
  const { state, async: isAsync } = (answer.body ?? {}) as { state?: string; async?: boolean };
  if (isAsync === true) return true;
  return answer.status === 409 && (state === 'idle_timeout' || state === 'busy');
}
