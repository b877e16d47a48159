import type { DocumentOrderState } from '@kontor/domain/register-document/register-document';

/** A company of the register, as the search finds it. */
export interface RegisterCompany {
  readonly name: string;
  readonly streetLine: string;
  readonly zipCode: string;
  readonly locality: string;
  readonly registrationNumber: string;
  /** The court; empty where the register does not have it, as the next two. */
  readonly registrationIssuer: string;
  /** YYYY-MM-DD. */
  readonly foundationDate: string;
  /** Division of WZ 2008 with its section, e.g. C26. */
  readonly industryKey: string;
  readonly providerId: string;
  readonly headquarterId: string;
}

export interface RegisterSearch {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly city: string;
  readonly street: string;
  readonly zipCode: string;
  readonly registrationNumber: string;
}

/** A person of the register. Personal data: for comparing and for the finding only. */
export interface RegisterPerson {
  /** The register's own id. */
  readonly id: string;
  readonly salutation: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly typeOfRepresentation: string | null;
  /** Percent. */
  readonly votingShare: number | null;
  readonly address: {
    readonly line1?: string | undefined;
    readonly postalCode?: string | undefined;
    readonly city?: string | undefined;
  } | null;
}

export interface RegisterPersons {
  /** Where the register has it from, e.g. register_extract. */
  readonly source: string;
  readonly persons: readonly RegisterPerson[];
}

/** A report is ordered first and ready later. */
export interface EconomyReportOrder {
  readonly id: string;
  readonly status: 'pending' | 'ready' | 'failed';
  readonly score: number | null;
  /** Percent. */
  readonly riskQuota: number | null;
  readonly range: string | null;
}

export interface CreditCheckOrder {
  readonly id: string;
  readonly status: 'pending' | 'ready' | 'failed';
  readonly score: string | null;
}

/** An order of documents about a company. */
export interface DocumentOrder {
  readonly reference: string;
  readonly state: Exclude<DocumentOrderState, 'not_ordered'>;
  /** Empty until it is ready. */
  readonly documentIds: readonly string[];
}

/** The bank's user at the transparency register. */
export interface RegisterUser {
  readonly userId: string;
  readonly internalEmail: string;
  /** HTTP status of the step that stored the credentials. */
  readonly updatedStatus: number;
  /** HTTP status of the step that signed in with them. */
  readonly validatedStatus: number;
}

/** Whom a report is about, in the provider's names. */
export type ReportSubject = Readonly<Record<string, unknown>>;

/** Port to the company-check service. Every method throws ProviderUnavailable, ProviderRejected or OutcomeUnknown. */
export interface CompanyCheckProvider {
  search(search: RegisterSearch): Promise<{ readonly hits: readonly RegisterCompany[]; readonly totalHits: number }>;
  /** Null when the register has none. */
  functionaries(headquarterId: string): Promise<RegisterPersons | null>;
  /** Null when the register has none. */
  beneficialOwners(headquarterId: string): Promise<RegisterPersons | null>;
  findEconomyReport(reference: string): Promise<EconomyReportOrder | null>;
  orderEconomyReport(reference: string, subject: ReportSubject): Promise<EconomyReportOrder>;
  findCreditCheck(reference: string): Promise<CreditCheckOrder | null>;
  orderCreditCheck(reference: string, subject: ReportSubject): Promise<CreditCheckOrder>;
  findDocumentOrder(reference: string): Promise<DocumentOrder | null>;
  orderDocument(reference: string, subject: ReportSubject): Promise<DocumentOrder>;
  /** The content of a document. */
  document(documentId: string): Promise<Uint8Array>;
  /** Sent once and never repeated, because it carries a password. */
  createRegisterUser(login: { readonly email: string; readonly password: string }): Promise<RegisterUser>;
  /** The same provider with every call ending at `deadline`, ms epoch. */
  until(deadline: number | undefined): CompanyCheckProvider;
}
