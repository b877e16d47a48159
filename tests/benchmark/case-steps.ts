import { acceptedBoxes, type Applicant } from '../support/applicant.js';
import type { Clerk } from '../support/clerk.js';
import { pdf } from '../support/files.js';
import type { Answer } from '../support/http.js';
import { retryUntilAnswered } from '../support/retry.js';
import { identityChecks, passCheck, startedChecks } from '../support/sandbox.js';
import { orderOnce } from './order-once.js';

type Step = (applicant: Applicant, clerk: Clerk) => Promise<unknown>;

const asked = (what: string, ask: (clerk: Clerk, caseId: string) => Promise<Answer>): Step => {
  return (applicant, clerk) => retryUntilAnswered(what, () => ask(clerk, applicant.caseId));
};

/**
 * The way of a case in steps, each of which the stack has finished before the next. Nobody polls the portal in between,
 * so that what a step costs is only its own.
 */
export const caseSteps: Readonly<Record<string, Step>> = {
  register: (applicant) => applicant.register(),
  'confirm the address': (applicant) => applicant.confirm(),
  'fill in the form': (applicant) => applicant.fillIn(),
  order: async (applicant) => orderOnce(applicant, await boxes()),
  'identity checks': async (applicant) => {
    await startedChecks(applicant.caseId, applicant.company.people.length);
    for (const check of await identityChecks(applicant.caseId)) if (!check.final) await passCheck(check);
  },
  'take over': asked('take over', (clerk, caseId) => clerk.setStatus(caseId, 410)),
  'core bank': asked('pass to the core bank', (clerk, caseId) => clerk.pass(caseId)),
  account: asked('account', (clerk, caseId) => clerk.createAccount(caseId)),
  girocard: asked('girocard', (clerk, caseId) => clerk.createGirocard(caseId)),
  contract: asked('contract', (clerk, caseId) => clerk.uploadContract(caseId, pdf('Kontovertrag'), 'kontovertrag.pdf')),
  success: asked('success', (clerk, caseId) => clerk.setStatus(caseId, 430)),
};

let known: ReturnType<typeof acceptedBoxes> | undefined;
const boxes = () => (known ??= acceptedBoxes());
