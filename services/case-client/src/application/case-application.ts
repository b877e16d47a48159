import type { OrderPayload, PersonPayload } from '@kontor/domain/application/order-payload';
import type { ExistingParty } from '@kontor/domain/core-banking/existing-party';
import type { DocumentId } from '@kontor/domain/document/document-id';
import type { MatchingDecision } from '@kontor/domain/application/matching-decision';
import type { PersonId } from '@kontor/domain/person/person-id';

export interface ApplicationPerson extends PersonPayload {
  readonly id: PersonId;
  /** The person who acts for the business, first of the application. */
  readonly acting: boolean;
  /** Our reference of the identity check the person passed; null while they are not identified. */
  readonly identityCheck: string | null;
}

export interface ApplicationDocument {
  readonly documentId: DocumentId;
  /** Key of the bank's list of document types. */
  readonly documentType: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The package and its numbers in the core banking system, empty where the bank set none. */
export interface ProductChoice {
  readonly kontoId: string;
  readonly productNumber: string;
  readonly conditionNumber: string;
  readonly girocardProductNumber: string;
}

/** One frozen version of an application, as the portal returns it. Services never store it. */
export interface CaseApplication extends OrderPayload {
  readonly people: readonly ApplicationPerson[];
  readonly documents: readonly ApplicationDocument[];
  readonly product: ProductChoice;
  /** Decisions of the customer on earlier deviations. */
  readonly matchingDecisions: readonly MatchingDecision[];
  /** Register hit chosen at registration. */
  readonly headquarterId: string | null;
  /** Parties that the core bank has already, as the bank decided. */
  readonly existingParties: readonly ExistingParty[];
}
