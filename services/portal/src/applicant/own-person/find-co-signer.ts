import { asksActingPerson } from '@kontor/domain/application/asked-fields';
import { areOwnDataComplete } from '@kontor/domain/application/missing-person';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonProgress } from '@kontor/domain/case/case-snapshot';
import { coSignerStep, type CoSignerStep } from '@kontor/domain/co-signer/co-signer-step';
import { normaliseEmail } from '@kontor/domain/person/email';
import type { Person } from '@kontor/domain/person/person';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { CoSignerPerson } from '../../access/co-signer/co-signer.module.js';
import { type CaseRecord, isArchived } from '../../case/case-record/case-record.module.js';
import { isOpenForChanges, type StoredApplication } from '../application/application.module.js';
import { isAskedFor } from '../person/person.module.js';
import { missingOfPerson } from './missing-fields.js';
import type { OwnPersonDeps } from './own-person-deps.js';

export interface FoundCoSigner {
  readonly record: CaseRecord;
  readonly stored: StoredApplication;
  readonly person: Person;
  /** As the process has it; null before the order. */
  readonly progress: PersonProgress | null;
  readonly missing: readonly string[];
  readonly step: CoSignerStep;
}

type ReadDeps = Pick<OwnPersonDeps, 'core' | 'applications' | 'now'>;

/** A person of a case beside the acting one, as it is now; null for any other, and where the case is archived or removed. */
export async function findCoSigner(deps: ReadDeps, caseId: CaseId, personId: PersonId): Promise<FoundCoSigner | null> {
  const record = await deps.core.cases.find(caseId);
  if (record === null || isArchived(record)) return null;
  return isOpenForChanges(record) ? ofDraft(deps, record, personId) : ofCase(deps, record, personId);
}

/** A person of an application that is not ordered yet, who was invited to enter the own data. */
async function ofDraft({ applications, now }: ReadDeps, record: CaseRecord, personId: PersonId) {
  const stored = await applications.openForm(record._id, record.form);
  const person = stored?.application.people.slice(1).find(({ id }) => id === personId);
  if (stored === null || person === undefined) return null;
  const step = areOwnDataComplete(person, germanyToday(now())) ? 'waiting' : 'data';
  return { record, stored, person, progress: null, missing: [], step } as const;
}

async function ofCase({ core, applications }: ReadDeps, record: CaseRecord, personId: PersonId) {
  const { _id: caseId, snapshot } = record;
  const progress = snapshot?.persons.find((one) => one.personId === personId);
  if (snapshot === null || progress === undefined || progress.acting) return null;
  const [stored, findings] = await Promise.all([applications.readCurrent(record), core.findings.ofCase(caseId)]);
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
function ownAddress({ person, stored: { application, registration }, record, progress }: FoundCoSigner): string {
  const acting =
    progress === null ? application.people[0]?.id : record.snapshot?.persons.find((one) => one.acting)?.personId;
  const ofOther = application.people.find(({ id }) => id === acting)?.email ?? '';
  const others = [registration.username, ofOther].map(normaliseEmail);
  const email = person.email ?? '';
  return others.includes(normaliseEmail(email)) ? '' : email;
}
