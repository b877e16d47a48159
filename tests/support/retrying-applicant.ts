import { randomUUID } from 'node:crypto';
import { Applicant, type Tokens } from './applicant.js';
import { filledIn } from './application.js';
import type { CompanyEntry } from './company.js';
import { codeIn, mailTo } from './inbox.js';
import { until } from './until.js';
import { stepLimitMs, retryUntilAnswered } from './retry.js';
import { order } from './whole-way.js';
import { statusNamed } from '../lifecycle/case-status.js';

/** Completes an order while processes are killed. */
export async function orderWithRetries(company: CompanyEntry): Promise<Applicant> {
  const applicant = await applyWithRetries(company);
  await order(applicant, stepLimitMs);
  return applicant;
}

/** Registers, confirms and fills the form in while processes are killed. */
export async function applyWithRetries(company: CompanyEntry): Promise<Applicant> {
  const applicant = await registerWithRetries(company);
  await confirmWithRetries(applicant);
  for (const type of company.documents ?? []) await uploadWithRetries(applicant, type);
  await fillIn(applicant);
  return applicant;
}

export async function registerWithRetries(company: CompanyEntry): Promise<Applicant> {
  const applicant = new Applicant(company);
  const key = randomUUID();
  applicant.tokens = await retryUntilAnswered('register', () =>
    applicant.call('POST', '/me/register', { body: applicant.registration(), headers: { 'idempotency-key': key } }),
  );
  const me = await retryUntilAnswered('me', () => applicant.call<{ bgoId: number }>('GET', '/me'));
  applicant.adopt(String(me.bgoId));
  return applicant;
}

export async function confirmWithRetries(applicant: Applicant): Promise<void> {
  const mail = await mailTo(applicant.email, (candidate) => codeIn(candidate) !== undefined, stepLimitMs);
  applicant.tokens = await retryUntilAnswered('verify', () =>
    applicant.call<Tokens>('POST', '/me/verify', { body: { code: codeIn(mail) } }),
  );
  await applicant.comesTo([130, 210], stepLimitMs);
}

/** A document whose first answer was lost may be stored twice, as when somebody chooses the file again. */
export async function uploadWithRetries(applicant: Applicant, type: string): Promise<void> {
  await retryUntilAnswered(`upload of ${type}`, () => applicant.sendDocument(type));
}

/** Saves until the process accepted it: a save that reached none is reported by the next, which the app soon sends. */
async function fillIn(applicant: Applicant): Promise<void> {
  const path = `/bgo_identifications/${applicant.caseId}`;
  const read = () =>
    retryUntilAnswered('read the form', () =>
      applicant.call<Parameters<typeof filledIn>[0] & { readonly status: number }>('GET', path),
    );
  await until(
    async () => {
      const body = filledIn(await read(), applicant.company, applicant.email);
      await retryUntilAnswered('save the form', () => applicant.call('PUT', path, { body }));
      return (await read()).status !== statusNamed('doi_confirmed');
    },
    { what: 'the first save at its process', timeoutMs: stepLimitMs },
  );
}
