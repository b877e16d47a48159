import type { CaseId } from '@kontor/domain/case/case-id';
import type { FindingOfKind } from '@kontor/domain/finding/finding-content';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { ApplicationDocument, CaseApplication } from './application/case-application.js';

/** A result that names a person or gives access to one; the portal keeps it under the case's key. */
export type NewFinding = FindingOfKind & {
  readonly caseId: CaseId;
  /** Deterministic: the same finding is recorded once. */
  readonly findingId: string;
  readonly personId?: PersonId;
};

/** Port to the portal, which owns the case's data. Every method throws ServiceFault. */
export interface CaseClient {
  application(caseId: CaseId, version: number): Promise<CaseApplication>;
  document(caseId: CaseId, document: ApplicationDocument): Promise<Uint8Array>;
  /** Resolves with the reference of the finding in the portal. */
  recordFinding(finding: NewFinding): Promise<string>;
}
