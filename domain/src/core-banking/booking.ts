/** How a customer is created in the core banking system (R3 §4.3). INTERESSENT is the default. */
export const bookingModes = ['KUNDE', 'KUNDE_WITH_PLACEHOLDERS', 'INTERESSENT'] as const;

export type BookingMode = (typeof bookingModes)[number];

/** German names of the modes. */
export const bookingModeLabels: Readonly<Record<BookingMode, string>> = {
  KUNDE: 'Kunde',
  KUNDE_WITH_PLACEHOLDERS: 'Kunde mit Platzhaltern',
  INTERESSENT: 'Interessent',
};

/** The mode of a request; anything unknown or missing is refused by the caller, absence means INTERESSENT (R3 §7). */
export function isBookingMode(value: string): value is BookingMode {
  return (bookingModes as readonly string[]).includes(value);
}

/** Kinds of parties: juristic person, majority of persons (GbR), natural person (R3 §3 "Core-banking transfer result"). */
export type PartyKind = 'juristic' | 'majority' | 'natural';

/** Result of one party (R3 §3). Field names are those of `partyFieldLabels`. */
export interface PartyResult {
  /** 'business', 'second-business', or the person's id in the application. */
  readonly subject: string;
  readonly kind: PartyKind;
  readonly name: string;
  readonly personennummer?: string | undefined;
  /** The number is one that the core bank had already; nobody was created. */
  readonly isExisting?: boolean | undefined;
  readonly potentialDuplicates: readonly string[];
  readonly errorMessages: readonly string[];
  readonly shortened: readonly string[];
  readonly skipped: readonly string[];
  readonly placeholders: readonly string[];
  /** The identity check has no data that the core bank accepts as legitimation. */
  readonly legitimationsdatenError: boolean;
  readonly hasValidBirthday: boolean;
  readonly hasLegitimation: boolean;
  /** The user id of the "checked by" mark is missing. */
  readonly missingCheckedBy: boolean;
}

/** Result of one booking (R3 §3 "Core-banking transfer result"). */
export interface PartiesResult {
  readonly jurPersonenResults: readonly PartyResult[];
  readonly mehrheitPersonenResults: readonly PartyResult[];
  readonly natPersonenResults: readonly PartyResult[];
}

/** The results by kind, as in the response of the booking. */
export function partiesResultOf(results: readonly PartyResult[]): PartiesResult {
  const ofKind = (kind: PartyKind) => results.filter((result) => result.kind === kind);
  return {
    jurPersonenResults: ofKind('juristic'),
    mehrheitPersonenResults: ofKind('majority'),
    natPersonenResults: ofKind('natural'),
  };
}

/** All parties of a result, juristic ones first. */
export function partiesOf(result: PartiesResult): readonly PartyResult[] {
  return [...result.jurPersonenResults, ...result.mehrheitPersonenResults, ...result.natPersonenResults];
}

/** Whether every party was created, so that the case counts as passed. */
export function isBooked(result: PartiesResult): boolean {
  const parties = partiesOf(result);
  return parties.length > 0 && parties.every((party) => party.personennummer !== undefined);
}
