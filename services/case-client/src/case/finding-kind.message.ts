import type { FindingKind } from '@kontor/domain/finding/finding-content';
import { FindingKind as WireKind } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { enumMapping } from '../enum/enum-mapping.js';

/** Kinds of findings and their values in cases.v1. */
export const findingKindMapping = enumMapping<FindingKind>({
  matching: WireKind.MATCHING,
  economyReport: WireKind.ECONOMY_REPORT,
  creditChecks: WireKind.CREDIT_CHECKS,
  partyReport: WireKind.PARTY_REPORT,
  account: WireKind.ACCOUNT,
  girocard: WireKind.GIROCARD,
  identityCheck: WireKind.IDENTITY_CHECK,
  missingInformation: WireKind.MISSING_INFORMATION,
  providerNotes: WireKind.PROVIDER_NOTES,
  existingParty: WireKind.EXISTING_PARTY,
  bookingRefusal: WireKind.BOOKING_REFUSAL,
  refusedDocument: WireKind.REFUSED_DOCUMENT,
});
