import type { BusinessCheckStatus } from '../case/provider-state.js';
import type { BookingMode, PartiesResult } from '../core-banking/booking.js';
import type { ExistingParty } from '../core-banking/existing-party.js';
import type { DocumentId } from '../document/document-id.js';
import type { MatchingCase } from '../matching/matching-person.js';
import type { PersonId } from '../person/person-id.js';

/** Numbers of a card; null while the core bank is still processing. */
interface CardNumbers {
  readonly kartennummer: string | null;
  readonly chipkartennummer: string | null;
}

export interface MissingDocuments {
  readonly missingDocuments: readonly string[];
}

export interface MissingInformation {
  readonly missingInformation: readonly string[];
  readonly missingInformationDetails: string | null;
}

/** What a finding says, by its kind. */
export interface FindingContents {
  readonly matching: MatchingCase;
  readonly economyReport:
    'unavailable' | { readonly score: number; readonly riskQuota: number; readonly range: string | null };
  /** Of the persons that have a check. */
  readonly creditChecks: { readonly checks: readonly { readonly personId: PersonId; readonly score: string }[] };
  readonly partyReport: PartiesResult & { readonly mode: BookingMode };
  /** Of the bank, about a possible duplicate in a party report. */
  readonly existingParty: ExistingParty;
  /** Null while the core bank is still processing. */
  readonly account: { readonly kontonummer: string | null; readonly iban: string | null };
  readonly girocard: CardNumbers & {
    readonly cards: readonly (CardNumbers & { readonly personId: PersonId | null })[];
  };
  /** The words in which the core bank refused an account or a card. */
  readonly bookingRefusal: { readonly messages: readonly string[] };
  readonly identityCheck: { readonly url: string };
  /** A document uploaded after the order that the banking provider does not take. */
  readonly refusedDocument: { readonly documentId: DocumentId; readonly isTooLarge: boolean };
  readonly missingInformation: MissingDocuments | MissingInformation;
  readonly providerNotes: {
    readonly status: BusinessCheckStatus;
    readonly notes: string | null;
    readonly researchInfoNotes: string | null;
  };
}

export type FindingKind = keyof FindingContents;

/** A kind with the content that belongs to it. */
export type FindingOfKind = {
  readonly [K in FindingKind]: { readonly kind: K; readonly content: FindingContents[K] };
}[FindingKind];
