import type { Decision } from '@kontor/domain/approval/approval';
import type { Confirmers, FourEyes } from '@kontor/domain/approval/four-eyes';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { Session } from '../session/session.module.js';
import type { ApprovalEvidence, ApprovedActs } from './approved-act.js';
import type { SealedParts } from './sealed-parts.js';
import type { AskedApproval } from './mail-confirmers.js';
import type { ApprovalRepository, StoredApproval } from './stored-approval.js';

export type ApprovalStep = 'request' | Decision | 'void';

/** What happened to an approval, and by whom; null for what became void by itself. */
export interface RecordedStep {
  readonly approval: Pick<StoredApproval, '_id' | 'act' | 'caseId' | 'subject' | 'requestedBy'>;
  readonly step: ApprovalStep;
  readonly by: Pick<Session, 'accountId' | 'side' | 'roles'> | null;
  /** Settings before and after, of an act that was confirmed. */
  readonly changes?: ApprovalEvidence['changes'];
}

export interface ApprovalDeps {
  readonly repository: ApprovalRepository;
  readonly parts: SealedParts;
  /** Which acts need a second person now. */
  readonly switches: () => Promise<FourEyes>;
  /** The acts of all concepts. */
  readonly acts: () => ApprovedActs;
  /** The present rights of an active member of staff; null for anybody else. */
  readonly sessionOf: (accountId: string) => Promise<Session | null>;
  readonly confirmers: () => Promise<Confirmers>;
  /** Mails those who may confirm an approval that it waits for them. */
  readonly mailConfirmers: (approval: AskedApproval) => Promise<void>;
  readonly nameOf: (accountId: string) => Promise<string | null>;
  /** Writes a step into the audit log and the notes of its case; the same step again adds nothing. */
  readonly record: (step: RecordedStep) => Promise<void>;
  /** Notes at a case whether something of it waits for a second person. */
  readonly markCase: (caseId: CaseId, isOpen: boolean) => Promise<void>;
  readonly now: () => number;
}
