import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { newestOf } from '../../case/case-record/case-record.module.js';
import * as z from 'zod';
import type { PersonMailFacts } from './compose-mail.js';

const checkSchema = z.looseObject({ url: z.string().min(1) });

/** Finds a person's mail address, and the address of the person's identity check. */
export function createPersonFacts(
  core: Pick<CaseCore, 'findings' | 'cases'>,
  applications: Pick<ApplicationCore, 'readCurrent'>,
) {
  return async (caseId: CaseId, personId: PersonId): Promise<PersonMailFacts | null> => {
    const record = await core.cases.find(caseId);
    if (record === null) return null;
    const [findings, stored] = await Promise.all([core.findings.ofCase(caseId), applications.readCurrent(record)]);
    const person = stored?.application.people.find(({ id }) => id === personId);
    const progress = record.snapshot?.persons.find((one) => one.personId === personId);
    const ref = progress?.checkRef ?? null;
    const finding = findings.find((one) => one.ref === ref) ?? newestOf(findings, 'identityCheck', personId);
    const check = checkSchema.safeParse(finding?.content);
    return person === undefined || !check.success
      ? null
      : {
          email: person.email ?? '',
          identityCheckUrl: check.data.url,
          attemptsLeft: progress?.attemptsLeft ?? null,
        };
  };
}
