import type { BusinessPayload, PersonPayload } from '@kontor/domain/application/order-payload';
import type { Representation } from '@kontor/domain/person/person';

/** An object at the provider, identified by its id. */
export interface Known {
  readonly id: string;
}

export interface BankingPerson extends Known {
  readonly status: 'created' | 'information_required' | 'information_completed' | 'deleted';
  /** Names of fields that the provider still requires. */
  readonly missingInformation: readonly string[];
  /** The provider's words about it. Personal data: for the finding only. */
  readonly missingInformationDetails: string | null;
}

/** A person in researched documents. Personal data: for the finding only. */
export interface ResearchedPerson {
  readonly salutation: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly typeOfRepresentation: string | null;
  readonly votingShare: number | null;
  readonly address: {
    readonly line1?: string | undefined;
    readonly postalCode?: string | undefined;
    readonly city?: string | undefined;
  } | null;
}

export type BusinessIdentificationStatus =
  | 'pending'
  | 'documents_missing'
  | 'research_initiated'
  | 'research_documents_missing'
  | 'research_failed'
  | 'research_mismatch'
  | 'research_successful'
  | 'completed'
  | 'rejected'
  | 'fraud';

export interface BusinessIdentification extends Known {
  readonly status: BusinessIdentificationStatus;
  readonly missingDocuments: readonly string[];
  /** The provider's words about the state and the research. Personal data: for the finding only. */
  readonly notes: string | null;
  readonly researchInfoNotes: string | null;
  readonly mismatch: {
    readonly kind: 'functionaries' | 'beneficiaries';
    readonly persons: readonly ResearchedPerson[];
  } | null;
}

export interface PersonIdentification extends Known {
  readonly url: string;
  readonly status:
    'pending' | 'pending_successful' | 'successful' | 'pending_failed' | 'failed' | 'aborted' | 'canceled';
  /** The provider accepts no further attempt. */
  readonly final: boolean;
  /** How often the person may still try; null when the provider does not say. */
  readonly attemptsLeft: number | null;
  readonly reason: 'rejected' | 'rejected_finally' | 'fraud' | 'flow_incomplete' | null;
}

/** A type of event that is sent to an address. */
export interface NewSubscription {
  readonly type: string;
  readonly url: string;
}

export interface Subscription extends NewSubscription, Known {}

/** Options of a creation: our reference, and an operation key that the provider honours. */
export interface Creation {
  readonly reference: string;
  readonly idempotencyKey: string;
}

/** Of one version: what the provider has kept of an earlier one for its key is not the answer to a corrected one. */
export function creationOf(reference: string, version: number): Creation {
  return { reference, idempotencyKey: `${reference}:v${version}` };
}

export interface DocumentUpload extends Creation {
  readonly type: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A person or, as the general partner of a GmbH & Co. KG, a business; both by their id at the provider. */
export type Representative = { readonly typeOfRepresentation: Representation } & (
  { readonly personId: string } | { readonly representingBusinessId: string }
);

/** Port to the banking provider. Every method throws ProviderUnavailable, ProviderRejected or OutcomeUnknown. */
export interface BankingProvider {
  findBusiness(reference: string): Promise<Known | null>;
  createBusiness(creation: Creation, business: BusinessPayload): Promise<Known>;
  updateBusiness(id: string, business: BusinessPayload): Promise<void>;
  /** No error when it does not exist any more. */
  cancelBusiness(id: string): Promise<void>;

  findPerson(reference: string): Promise<BankingPerson | null>;
  createPerson(creation: Creation, person: PersonPayload): Promise<BankingPerson>;
  updatePerson(id: string, person: PersonPayload): Promise<void>;
  person(id: string): Promise<BankingPerson>;

  findRepresentative(businessId: string, reference: string): Promise<Known | null>;
  addRepresentative(businessId: string, creation: Creation, representative: Representative): Promise<Known>;
  findOwner(businessId: string, reference: string): Promise<Known | null>;
  /** `votingShare` in percent. */
  addOwner(
    businessId: string,
    creation: Creation,
    role: { personId: string; votingShare: number; isFictional: boolean },
  ): Promise<Known>;
  findDocument(businessId: string, reference: string): Promise<Known | null>;
  addDocument(businessId: string, document: DocumentUpload): Promise<Known>;

  findBusinessIdentification(businessId: string, reference: string): Promise<BusinessIdentification | null>;
  startBusinessIdentification(businessId: string, creation: Creation): Promise<BusinessIdentification>;
  businessIdentification(id: string): Promise<BusinessIdentification>;
  findPersonIdentification(personId: string, reference: string): Promise<PersonIdentification | null>;
  startPersonIdentification(personId: string, creation: Creation, email: string): Promise<PersonIdentification>;
  personIdentification(personId: string, id: string): Promise<PersonIdentification>;
  /** One that is over stays as it is; no error when it does not exist any more. */
  cancelPersonIdentification(personId: string, id: string): Promise<void>;

  subscriptions(): Promise<readonly Subscription[]>;
  subscribe(subscription: NewSubscription): Promise<void>;
  /** No error when it does not exist any more. */
  unsubscribe(id: string): Promise<void>;
  /** The same provider, with a deadline for every call, ms epoch. */
  until(deadline: number | undefined): BankingProvider;
}
