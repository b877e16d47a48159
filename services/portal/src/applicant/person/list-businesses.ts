import type { CaseId } from '@kontor/domain/case/case-id';
import type { ApplicationCore } from '../application/application.module.js';
import { type Business, businessesOf } from './businesses.js';
import { currentApplication } from './person-deps.js';

/** The companies of the ordered version of a case, else of its draft. @throws Problem 404 */
export async function listBusinesses(applications: ApplicationCore, caseId: CaseId): Promise<readonly Business[]> {
  return businessesOf(caseId, await currentApplication(applications, caseId));
}
