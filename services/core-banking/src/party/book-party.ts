import type { Party } from '@kontor/domain/core-banking/parties';
import { placeholderBirthday } from '@kontor/domain/core-banking/parties';
import type { PartyResult } from '@kontor/domain/core-banking/booking';
import { onceByClaimedLookUp } from '@kontor/platform/effect-once/claimed-look-up';
import { waitUntilSettled } from '@kontor/platform/effect-once/wait-until-settled';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { BookingDeps, BookingStep } from '../booking/booking-result.js';
import type { BookedParty, PotentialDuplicate } from '../provider/core-bank.js';
import { partyFieldOf, partyPayload } from '../provider/party-payload.js';
import type { PartyContext } from '../provider/party-payload.js';
import { refusalMessages } from '../provider/refusal.js';

export interface PartyToBook extends PartyContext {
  readonly party: Party;
  readonly reference: string;
  /** Number of a party that the core bank has already, as the bank decided. */
  readonly existing: string | undefined;
}

/** A potential duplicate at the core bank is not created; a clerk decides. */
type PartyAnswer = BookedParty | { readonly potentialDuplicates: readonly PotentialDuplicate[] };

/**
 * Creates one party at the core bank, exactly once, or links one that exists, and returns the result; a prospect that is
 * booked as a customer is changed. A refusal is a result.
 */
export async function bookParty(
  { bookings, coreBank }: BookingDeps,
  { caseId, deadline }: BookingStep,
  { party, reference, existing, ...context }: PartyToBook,
): Promise<PartyResult> {
  const payload = partyPayload(party, context);
  const find = () => coreBank.findParty(reference);
  const create = async (end: number): Promise<PartyAnswer> => {
    if (existing !== undefined) return coreBank.linkParty(existing, reference);
    const potentialDuplicates = await coreBank.duplicatesOf(payload);
    return potentialDuplicates.length > 0 ? { potentialDuplicates } : coreBank.createParty(reference, payload, end);
  };
  try {
    const answer = await onceByClaimedLookUp<PartyAnswer>(bookings, { caseId, reference, find, create, deadline });
    if ('potentialDuplicates' in answer)
      return notCreated(party, {
        potentialDuplicates: answer.potentialDuplicates.map(({ personnummer }) => personnummer),
      });
    const isSettled = ({ personnummer }: BookedParty) => personnummer !== null;
    const booked = await waitUntilSettled(answer, { find, isSettled, pendingCode: 'core-bank-pending', deadline });
    const { personnummer, mode } = booked;
    const isProspect = mode === 'INTERESSENT' && context.mode !== 'INTERESSENT' && personnummer !== null;
    // The same change again is the same change.
    const settled = isProspect ? await coreBank.changeParty(personnummer, reference, payload) : booked;
    return { ...created(party, settled, context), ...(personnummer === existing ? { isExisting: true } : {}) };
  } catch (error) {
    if (error instanceof ProviderRejected) return notCreated(party, { errorMessages: refusalMessages(error) });
    throw error;
  }
}

function created(party: Party, booked: BookedParty, { legitimation }: PartyContext): PartyResult {
  const isHuman = party.kind === 'natural';
  return {
    ...blank(party),
    ...(booked.personnummer === null ? {} : { personennummer: booked.personnummer }),
    shortened: union(party.shortened, booked.shortened),
    skipped: union(party.skipped, booked.skipped),
    placeholders: union(party.placeholders, booked.placeholders),
    legitimationsdatenError: isHuman && booked.legitimation !== 'stored',
    hasValidBirthday: !isHuman || (booked.validBirthday && party.attributes.birthDate !== placeholderBirthday),
    hasLegitimation: booked.legitimation === 'stored',
    // Who was not checked lacks no mark of it.
    missingCheckedBy: isHuman && legitimation !== null && legitimation.checkedBy === undefined,
  };
}

/** The result of a party that was not created. */
export function notCreated(
  party: Party,
  why: Partial<Pick<PartyResult, 'potentialDuplicates' | 'errorMessages'>>,
): PartyResult {
  return { ...blank(party), ...why };
}

function blank(party: Party): PartyResult {
  return {
    subject: party.subject,
    kind: party.kind,
    name: party.displayName,
    potentialDuplicates: [],
    errorMessages: [],
    shortened: party.shortened,
    skipped: party.skipped,
    placeholders: party.placeholders,
    legitimationsdatenError: false,
    hasValidBirthday: party.kind !== 'natural' || party.attributes.birthDate !== undefined,
    hasLegitimation: false,
    missingCheckedBy: false,
  };
}

function union(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  return [...new Set([...ours, ...theirs.map(partyFieldOf)])];
}
