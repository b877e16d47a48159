import type { CaseId } from '@kontor/domain/case/case-id';
import type { CoSignerStep } from '@kontor/domain/co-signer/co-signer-step';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { DeriveSecret, RateLimits } from '../account/account.module.js';
import type { CoSignerRepository } from './co-signer.repository.js';

/** What a link depends on: the person as the case has it now. */
export interface CoSignerPerson {
  /** Of the person alone; empty where it is not known, or where it is the acting person's. */
  readonly email: string;
  readonly firstName: string;
  readonly step: CoSignerStep;
}

export interface CoSignerDeps {
  readonly repository: CoSignerRepository;
  /** Null for the acting person, for one whom the case does not have, and where the case is archived or removed. */
  readonly person: (caseId: CaseId, personId: PersonId) => Promise<CoSignerPerson | null>;
  readonly bankName: () => Promise<string>;
  /** Queues the mail of a code. */
  readonly queueCode: (mail: {
    readonly mailId: string;
    readonly caseId: CaseId;
    readonly personId: PersonId;
  }) => Promise<void>;
  readonly deriveSecret: DeriveSecret;
  readonly searchHash: (purpose: string, value: string) => string;
  readonly limits: Pick<RateLimits, 'spend'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Key of a person's record. */
export const coSignerId = (caseId: CaseId, personId: PersonId): string => `${caseId}/${personId}`;
