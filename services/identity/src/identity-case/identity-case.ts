import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
/** A person of the case, by id only. */
export interface CasePerson {
  readonly personId: PersonId;
  /** Acting persons and legal representatives must be identified. */
  readonly required: boolean;
}

/** The state of a case in this service. */
export interface IdentityCase {
  readonly caseId: CaseId;
  /** Newest version of the application to be transferred. */
  readonly version: number;
  /** `checks_cancelled`: no identity check is to be open any more; the business stays. */
  readonly state: 'open' | 'checks_cancelled' | 'cancelled';
  readonly persons: readonly CasePerson[];
}

export type ProviderObjectKind =
  | 'business'
  | 'general_partner'
  | 'person'
  | 'legal_representative'
  | 'beneficial_owner'
  | 'document'
  | 'business_identification'
  | 'person_identification'
  | 'transaction';

/** An object that exists at a provider under our reference. */
export interface ProviderObject {
  readonly reference: string;
  readonly caseId: CaseId;
  readonly kind: ProviderObjectKind;
  readonly providerId: string;
  readonly personId: PersonId | null;
  /** Version of the application that was sent to the provider. */
  readonly version: number;
}

/** Keys, provider references and enums; no personal data. */
export interface IdentityCases {
  /** Creates the case, or updates it to a newer version; an older version changes nothing. */
  upsert(opened: { caseId: CaseId; version: number; persons: readonly CasePerson[] }): Promise<IdentityCase>;
  find(caseId: CaseId): Promise<IdentityCase | null>;
  /** Marks the case as cancelled, also one that does not exist yet, so that a late transfer stops. */
  cancel(caseId: CaseId): Promise<void>;
  /** Marks that no check is to be open any more, unless the whole case was cancelled. */
  cancelChecks(caseId: CaseId): Promise<void>;
  /** Stores an object under its reference; replaces an earlier one. */
  storeObject(object: ProviderObject): Promise<void>;
  object(reference: string): Promise<ProviderObject | null>;
  objects(caseId: CaseId): Promise<readonly ProviderObject[]>;
  erase(caseId: CaseId): Promise<void>;
}
