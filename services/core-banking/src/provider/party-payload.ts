import type { Party } from '@kontor/domain/core-banking/parties';
import type { BookingMode } from '@kontor/domain/core-banking/booking';
import type { NewParty } from './core-bank.js';

/** A party that is related to a company and already exists at the core bank. */
export interface Relation {
  readonly personnummer: string;
  readonly role: string;
}

/** How a person was identified (GwG § 8): our reference of the identity check, and its provider. */
export interface Legitimation {
  readonly documentType: 'IDENTITY_CHECK';
  readonly documentNumber: string;
  readonly checkedBy?: string;
}

/** The data of a party besides its own attributes. */
export interface PartyContext {
  readonly mode: BookingMode;
  readonly relations: readonly Relation[];
  readonly legitimation: Legitimation | null;
}

/** A party in the core bank's names: one address, `taxId` for people and `taxNumber` for companies. */
export function partyPayload({ kind, attributes }: Party, { mode, relations, legitimation }: PartyContext): NewParty {
  const { line1, postalCode, city, taxNumber, ...fields } = attributes;
  const isHuman = kind === 'natural';
  return {
    kind,
    mode,
    ...fields,
    ...(taxNumber === undefined ? {} : { [isHuman ? 'taxId' : 'taxNumber']: taxNumber }),
    ...(line1 === undefined || postalCode === undefined || city === undefined
      ? {}
      : { address: { line1, postalCode, city, country: 'DE' } }),
    ...(isHuman || relations.length === 0 ? {} : { relations }),
    ...(isHuman && legitimation !== null ? { legitimation } : {}),
  };
}

/** The core bank's name of a field in our terms: `address.line1` is `line1`, `taxId` is `taxNumber`. */
export function partyFieldOf(field: string): string {
  const name = field.split('.').at(-1) ?? field;
  return name === 'taxId' ? 'taxNumber' : name;
}
