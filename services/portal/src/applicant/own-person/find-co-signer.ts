import { asksActingPerson } from '@kontor/domain/application/asked-fields';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonProgress } from '@kontor/domain/case/case-snapshot';
import { coSignerStep, type CoSignerStep } from '@kontor/domain/co-signer/co-signer-step';
import { normaliseEmail } from '@kontor/domain/person/email';
import type { Person } from '@kontor/domain/person/person';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { CoSignerPerson } from '../../access/co-signer/co-signer.module.js';
import { type CaseRecord, isArchived } from '../../case/case-record/case-record.module.js';
import type { StoredApplication } from '../application/application.module.js';
import { isAskedFor } from '../person/person.module.js';
import { missingOfPerson } from './missing-fields.js';
import type { OwnPersonDeps } from './own-person-deps.js';

export interface FoundCoSigner {
  readonly record: CaseRecord;
  readonly stored: StoredApplication;
  readonly person: Person;
  readonly progress: PersonProgress;
  readonly missing: readonly string[];
  readonly step: CoSignerStep;
}

type ReadDeps = Pick<OwnPersonDeps, 'core' | 'applications'>;

/** A person of a case beside the acting one, as it is now; null for any other, and where the case is archived or removed. */
export async function findCoSigner(
  { core, applications }: ReadDeps,
  caseId: CaseId,
  personId: PersonId,
): Promise<FoundCoSigner | null> {
  const record = await core.cases.find(caseId);
  if (record === null || isArchived(record)) return null;
  const { snapshot } = record;
  const progress = snapshot?.persons.find((one) => one.personId === personId);
  if (snapshot === null || progress === undefined || progress.acting) return null;
  const [stored, findings] = await Promise.all([applications.readCurrent(caseId), core.findings.ofCase(caseId)]);
  const person = stored?.application.people.find(({ id }) => id === personId);
  if (stored === null || person === undefined) return null;
  const missing = missingOfPerson(findings, personId);
  const mayComplete = isAskedFor(record, personId) && !asksActingPerson(missing);
  const step = coSignerStep({ status: snapshot.status, person: progress, mayComplete });
  return { record, stored, person, progress, missing, step };
}

/** What the link of a person depends on. */
export function createCoSignerPeople(deps: ReadDeps) {
  return async (caseId: CaseId, personId: PersonId): Promise<CoSignerPerson | null> => {
    const found = await findCoSigner(deps, caseId, personId);
    if (found === null) return null;
    const { person, step } = found;
    return { email: ownAddress(found), firstName: person.vorname?.trim() ?? '', step };
  };
}

/** The address of a person; empty where it is that of the acting person, whose mailbox others' links must not reach. */
function ownAddress({ person, stored: { application, registration }, record }: FoundCoSigner): string {
  const acting = record.snapshot?.persons.find((one) => one.acting)?.personId;
  const ofOther = application.people.find(({ id }) => id === acting)?.email ?? '';
  const others = [registration.username, ofOther].map(normaliseEmail);
  const email = person.email ?? '';
  return others.includes(normaliseEmail(email)) ? '' : email;
}
