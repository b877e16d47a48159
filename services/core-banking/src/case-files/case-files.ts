import type { Business, FindingKind, Person, ProductChoice } from '@kontor/proto/kontor/cases/v1/cases_pb';

/** One frozen version of an application, as the portal hands it out. Never stored here. */
export interface Application {
  readonly business: Business;
  readonly persons: readonly Person[];
  readonly product: ProductChoice | null;
}

/** What names a person or opens a door to one, and therefore belongs to the portal. */
export interface Finding {
  readonly caseId: string;
  /** Deterministic: the same finding is recorded once. */
  readonly findingId: string;
  readonly kind: FindingKind;
  readonly personId?: string;
  /** Anything JSON can carry; the domain type that belongs to the kind. */
  readonly content: unknown;
}

/** The portal as this service sees it: the keeper of the case's data. Every method throws ServiceFault. */
export interface CaseFiles {
  application(caseId: string, version: number): Promise<Application>;
  /** Resolves with the reference under which the portal keeps the finding. */
  recordFinding(finding: Finding): Promise<string>;
}
