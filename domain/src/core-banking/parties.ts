import { type OrderPayload, type BusinessPayload, type PersonPayload } from '../application/order-payload.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { toE164 } from '../person/phone-number.js';
import { fitAttributes, type FittedAttributes, type PartyAttributes, type PartyField } from './party-fields.js';
import { type PartyKind, type BookingMode } from './booking.js';

/** Placeholder of an unknown birthday (R3 §8). */
export const placeholderBirthday = '1900-01-01';

/** Placeholder of an unknown occupation (R3 §8). */
export const placeholderOccupation = 'Nicht bekannt';

/** One party to be created, with values that fit the core bank's fields. */
export interface Party extends FittedAttributes {
  readonly subject: string;
  readonly kind: PartyKind;
  readonly displayName: string;
  readonly placeholders: readonly PartyField[];
  /** Required data of a customer that this party does not have. */
  readonly missing: readonly PartyField[];
}

/**
 * Kind of the business in the core banking system: a natural person for sole traders, a majority for a GbR, else a
 * juristic person.
 */
export function partyKindOf(legalForm: LegalForm): PartyKind {
  if (traitsOf(legalForm).isSoleTrader) return 'natural';
  return legalForm === 'GBR' ? 'majority' : 'juristic';
}

/** The occupation that follows from a person's role; unknown for owners without a role in the company. */
export function occupationOf(person: PersonPayload, legalForm: LegalForm): string | undefined {
  if (traitsOf(legalForm).isSoleTrader) return 'Selbstständig';
  const kind = person.legalRepresentative?.typeOfRepresentation;
  if (kind === 'OTHER') return 'Prokura';
  return kind === 'ALONE' || kind === 'JOINT' ? 'Geschäftsführung' : undefined;
}

function known(attributes: Partial<Record<PartyField, string | null | undefined>>): PartyAttributes {
  const entries = Object.entries(attributes).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(entries);
}

function businessParty(business: BusinessPayload, subject: string, kind: PartyKind): Party {
  const attributes = known({
    name: business.name,
    legalForm: business.legalForm,
    foundationDate: business.foundationDate,
    industryKey: business.industryKey ?? business.industry,
    taxNumber: business.bgoTaxNumber,
    registrationNumber: business.taxInformation.registrationNumber,
    registrationIssuer: business.taxInformation.registrationIssuer,
    ...(business.address ?? {}),
  });
  return { subject, kind, displayName: business.name, ...fitAttributes(attributes), placeholders: [], missing: [] };
}

function personParty(person: PersonPayload, legalForm: LegalForm, mode: BookingMode, index: number): Party {
  const attributes = known({
    salutation: person.salutation,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    nationality: person.nationality,
    occupation: occupationOf(person, legalForm),
    email: person.email,
    phone: toE164(person.phone ?? ''),
    taxNumber: person.bgoTaxNumber,
    ...(person.address ?? {}),
  });
  const needed: readonly PartyField[] = ['birthDate', 'occupation'];
  const missing = needed.filter((field) => attributes[field] === undefined);
  const placeholders = mode === 'KUNDE_WITH_PLACEHOLDERS' ? missing : [];
  const filled = placeholders.map(
    (field) => [field, field === 'birthDate' ? placeholderBirthday : placeholderOccupation] as const,
  );
  return {
    subject: person.id ?? `person-${index}`,
    kind: 'natural',
    displayName: `${person.firstName} ${person.lastName}`.trim(),
    ...fitAttributes({ ...attributes, ...Object.fromEntries(filled) }),
    placeholders,
    missing: missing.filter((field) => !placeholders.includes(field)),
  };
}

/** The parties of an order: the business unless it is a sole trader, the general partner company, and each person (R3 §3). */
export function partiesOfOrder(order: OrderPayload, mode: BookingMode): readonly Party[] {
  const { business, secondBusiness, people } = order;
  const kind = partyKindOf(business.legalForm);
  return [
    ...(kind === 'natural' ? [] : [businessParty(business, 'business', kind)]),
    ...(secondBusiness === null ? [] : [businessParty(secondBusiness, 'second-business', 'juristic')]),
    ...people.map((person, index) => personParty(person, business.legalForm, mode, index)),
  ];
}

/** Whether each person has the required data of a customer, with placeholders if the mode allows them. */
export function isCompleteFor(order: OrderPayload, mode: BookingMode): boolean {
  return mode === 'INTERESSENT' || partiesOfOrder(order, mode).every((party) => party.missing.length === 0);
}
