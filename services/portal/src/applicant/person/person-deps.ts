import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { ApplicationCore, DocumentsPort, StoredApplication } from '../application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

/** A person of a case, to whom something is mailed. */
export interface PersonToMail {
  readonly caseId: CaseId;
  readonly personId: PersonId;
}

export interface PersonConceptDeps {
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
  /** Counts a mail to a person of a case. @throws TooManyRequests */
  readonly spendMail: (to: PersonToMail) => Promise<void>;
  /** Counts a mail to a person who has not been in touch with the bank yet. @throws TooManyRequests */
  readonly spendInvitation: (to: PersonToMail & { readonly email: string }) => Promise<void>;
  /** The link by which a person of a case sees what is asked. */
  readonly links: {
    /** Makes the link void and creates the next one, with the address it is for; null where there is none. */
    readonly renew: (caseId: CaseId, personId: PersonId) => Promise<{ readonly email: string } | null>;
    /** Whether the person is asked for own data on a page, and has an address of their own. */
    readonly mayMail: (caseId: CaseId, personId: PersonId) => Promise<boolean>;
  };
  readonly now: () => number;
}

/** The ordered version of a case, else its draft. */
export async function currentApplication(applications: ApplicationCore, caseId: CaseId): Promise<StoredApplication> {
  const { record, stored } = await applications.drafts.read(caseId);
  return applications.currentOf(record, stored);
}
