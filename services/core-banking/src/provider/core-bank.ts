import type { BookingMode } from '@kontor/domain/core-banking/booking';

/** A party at the core bank. */
export interface BookedParty {
  /** Null while the core bank is still processing. */
  readonly personnummer: string | null;
  /** As what it was created, or changed to since. */
  readonly mode: BookingMode;
  /** Fields cut to the core bank's lengths. */
  readonly shortened: readonly string[];
  /** Fields it could not take. */
  readonly skipped: readonly string[];
  /** Missing fields that it filled. */
  readonly placeholders: readonly string[];
  readonly validBirthday: boolean;
  readonly legitimation: 'stored' | 'missing' | 'error';
  readonly legitimationsdatenError: string | null;
}

export interface BookedAccount {
  /** Null while the core bank is still processing. */
  readonly kontonummer: string | null;
  readonly iban: string | null;
}

export interface BookedCard {
  /** Null while the core bank is still processing. */
  readonly kartennummer: string | null;
  readonly chipkartennummer: string | null;
}

/** A person the core bank already has and who may be the same. */
export interface PotentialDuplicate {
  readonly personnummer: string;
  readonly name: string;
  readonly birthDate: string | null;
  readonly city: string | null;
}

/** Fields of a new party in the core bank's names; `branch` and `advisor` are the connection's. */
export type NewParty = { readonly kind: 'juristic' | 'natural' | 'majority'; readonly mode: string } & Readonly<
  Record<string, unknown>
>;

export interface NewAccount {
  readonly personnummer: string;
  readonly produktnummer: string;
  readonly konditionsnummer: string;
}

export interface NewCard {
  readonly kontonummer: string;
  readonly personnummer: string;
  readonly girocardProduktnummer: string;
  readonly embossedName?: string;
}

/**
 * Port to the core banking system. It ignores operation keys: a repeated creation creates again, so `create…` may be called
 * only inside onceByClaimedLookUp, and `find…` must be up to date. Every method throws ProviderUnavailable, ProviderRejected or, when
 * the answer to a creation is lost, OutcomeUnknown. Deadlines are ms epoch.
 */
export interface CoreBank {
  findParty(reference: string, deadline?: number): Promise<BookedParty | null>;
  createParty(reference: string, party: NewParty, deadline: number): Promise<BookedParty>;
  /** Gives a party that exists the data and the mode of `party`; it keeps its number. Repeatable. */
  changeParty(personnummer: string, reference: string, party: NewParty): Promise<BookedParty>;
  /** Puts a case's reference on a party that exists; its data and its mode stay. Repeatable. */
  linkParty(personnummer: string, reference: string): Promise<BookedParty>;
  duplicatesOf(party: NewParty): Promise<readonly PotentialDuplicate[]>;
  findAccount(reference: string): Promise<BookedAccount | null>;
  createAccount(reference: string, account: NewAccount, deadline: number): Promise<BookedAccount>;
  findCard(reference: string): Promise<BookedCard | null>;
  createCard(reference: string, card: NewCard, deadline: number): Promise<BookedCard>;
}
