import { type CaseEnd, caseEndOf } from '@kontor/domain/case-wording/case-end';
import type { CaseId } from '@kontor/domain/case/case-id';
import { customerDeadline, waitingForOf } from '@kontor/domain/case/waiting-for';
import { isMismatch } from '@kontor/domain/case/case-outcome';
import type { PersonId } from '@kontor/domain/person/person-id';
import { unidentified } from '@kontor/domain/person/person-status';
import { fullName } from '@kontor/domain/person/person';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';

/** What an order is followed by: identity checks, a mismatch that the customer resolves, or nothing the customer does. */
export type AfterOrder = 'identify' | 'resolve' | 'wait';

/** What the texts of a mail say of its case, as it is when the mail is sent. */
export interface CaseMailFacts {
  readonly afterOrder: AfterOrder;
  /** Whether everybody is identified who has to be. */
  readonly isIdentified: boolean;
  /** Until when the customer has to act, ms since 1970; null while nobody waits for the customer. */
  readonly dueAt: number | null;
  /** Co-signers who were invited to an identity check and have not passed it. */
  readonly invited: readonly PersonId[];
  /** Why an identification ended; null at any other status. */
  readonly end: CaseEnd | null;
  /** Names of the persons because of whom it ended; empty where nobody may be named. */
  readonly endedPersons: readonly string[];
}

/** A case of which nothing is known, e.g. one that was erased meanwhile. */
export const noCaseFacts: CaseMailFacts = {
  afterOrder: 'wait',
  isIdentified: true,
  dueAt: null,
  invited: [],
  end: null,
  endedPersons: [],
};

/** Reads what the mails of a case say of it. */
export function createCaseFacts(core: Pick<CaseCore, 'cases'>, applications: Pick<ApplicationCore, 'readCurrent'>) {
  return async (caseId: CaseId): Promise<CaseMailFacts> => {
    const record = await core.cases.find(caseId);
    const snapshot = record?.snapshot ?? null;
    if (record === null || snapshot === null) return noCaseFacts;
    const end = caseEndOf(snapshot);
    const ids: readonly string[] = end?.personIds ?? [];
    const people = ids.length === 0 ? [] : ((await applications.readCurrent(record))?.application.people ?? []);
    const afterOrder = isMismatch(snapshot.startState) ? 'resolve' : snapshot.handedOver ? 'identify' : 'wait';
    const endedPersons = people.filter(({ id = '' }) => ids.includes(id)).map(fullName);
    const open = unidentified(snapshot.persons);
    const invited = open.filter(({ acting, checkRef }) => !acting && checkRef !== null).map(({ personId }) => personId);
    const dueAt = customerDeadline({ waitingFor: waitingForOf(snapshot), snapshot });
    return { afterOrder, isIdentified: open.length === 0, dueAt, invited, end: end?.cause ?? null, endedPersons };
  };
}
