import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { identityCheckUrl } from '../application/application.module.js';
import { currentApplication, type PersonConceptDeps } from './person-deps.js';
import { personOf } from './person-payload.js';

/** A person of the own application, with the address of its identity check. @throws Problem 404 */
export async function readPerson(
  { core, applications }: Pick<PersonConceptDeps, 'core' | 'applications'>,
  { caseId, personId }: { readonly caseId: CaseId; readonly personId: PersonId },
) {
  const person = personOf(await currentApplication(applications, caseId), personId);
  const [found, findings] = await Promise.all([core.cases.find(caseId), core.findings.ofCase(caseId)]);
  const url = found === null ? undefined : identityCheckUrl(found, findings, personId);
  return { ...person, bgoLastIdentificationUrl: url ?? null };
}
