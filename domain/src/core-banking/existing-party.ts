import { partiesOf, type PartiesResult } from './booking.js';

/** A decision of the bank: a party of the order is one that the core bank has already. */
export interface ExistingParty {
  /** As in the result of the booking: 'business', 'second-business', or the person's id. */
  readonly subject: string;
  readonly personennummer: string;
}

/** Whether a booking named a number as a possible duplicate of a party that it did not create for that reason. */
export function isOfferedBy(report: PartiesResult, { subject, personennummer }: ExistingParty): boolean {
  return partiesOf(report).some(
    (party) =>
      party.subject === subject &&
      party.personennummer === undefined &&
      party.potentialDuplicates.includes(personennummer),
  );
}

/** The decisions that count: of several about one party the newest, which comes last. */
export function newestDecisions(decisions: readonly ExistingParty[]): readonly ExistingParty[] {
  return decisions.filter(({ subject }, at) => !decisions.slice(at + 1).some((later) => later.subject === subject));
}
