import { Clerk } from '../support/clerk.js';
import type { Applicant } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { bringToReady, settle } from '../support/whole-way.js';

/** Runs a GmbH with two directors from registration to 430: customer, providers, clerk. */
export async function wholeCase(clerk: Clerk): Promise<Applicant> {
  const applicant = await bringToReady(unknownCompany());
  await settle(clerk, applicant.caseId);
  return applicant;
}
