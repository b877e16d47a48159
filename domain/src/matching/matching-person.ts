import { type CalendarDate } from '../calendar-date/calendar-date.js';
import { type PepStatus } from '../application/order-payload.js';
import { type Salutation } from '../list/salutations.js';
import { type Representation } from '../person/person.js';
import { type MatchingKind, type MatchingSource } from '../application/matching-decision.js';

/** MATCH is found by rule; the other two are decisions of the customer (R1 §4 "Mismatch resolution"). */
export type MatchType = 'MATCH' | 'CUSTOMER_MATCH' | 'NO_MATCH';

/** Resolution of a person in the resolver (R1 §4 "Mismatch resolution"). */
export type PersonResolution = 'CREATED' | 'CONFIRMED';

/** A person on either side of a comparison (R1 §3 "Person in matching", R3 §3). */
export interface MatchingPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly source?: MatchingSource | 'CUSTOMER' | undefined;
  readonly bgoPersonId?: string | undefined;
  readonly matchType?: MatchType | undefined;
  readonly resolution?: PersonResolution | undefined;
  readonly matchingIndexOfRightSide?: number | undefined;
  readonly salutation?: Salutation | undefined;
  readonly nationality?: string | undefined;
  readonly email?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly pepStatus?: PepStatus | undefined;
  readonly isAlsoBeneficiary?: boolean | undefined;
  /** Percent. */
  readonly votingShare?: number | undefined;
  readonly line1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly typeOfRepresentation?: Representation | undefined;
  /**
   * False for entered persons without the compared role: they can be assigned, but are not expected on the other
   * side.
   */
  readonly inRole?: boolean | undefined;
}

/** A comparison that the customer must resolve: entries on the left by number, the other side as a list (R3 §3). */
export interface MatchingCase {
  readonly kind: MatchingKind;
  readonly source: MatchingSource;
  readonly leftSide: Readonly<Record<string, MatchingPerson>>;
  readonly rightSide: readonly MatchingPerson[];
}
