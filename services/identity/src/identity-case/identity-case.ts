/** A person of the case, by id only. */
export interface CasePerson {
  readonly personId: string;
  /** Acting persons and legal representatives must be identified. */
  readonly required: boolean;
}

/** What this service knows of a case. */
export interface IdentityCase {
  readonly caseId: string;
  /** Newest version of the application that was to be handed over. */
  readonly version: number;
  readonly state: 'open' | 'cancelled';
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

/** Something that exists at a provider under our reference. */
export interface ProviderObject {
  readonly reference: string;
  readonly caseId: string;
  readonly kind: ProviderObjectKind;
  readonly providerId: string;
  readonly personId: string | null;
  /** Version of the application the provider has been told. */
  readonly version: number;
}

/** Keys, provider references and enums; nothing that names anybody. */
export interface IdentityCases {
  /** Opens the case, or brings it to a newer version; an older version changes nothing. */
  begin(opened: { caseId: string; version: number; persons: readonly CasePerson[] }): Promise<IdentityCase>;
  find(caseId: string): Promise<IdentityCase | null>;
  /** Marks the case as cancelled, also one that was never begun, so that a late hand-over stops. */
  cancel(caseId: string): Promise<void>;
  /** Keeps an object under its reference; the newest word counts. */
  remember(object: ProviderObject): Promise<void>;
  object(reference: string): Promise<ProviderObject | null>;
  objects(caseId: string): Promise<readonly ProviderObject[]>;
  erase(caseId: string): Promise<void>;
}
