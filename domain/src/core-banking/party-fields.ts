/** Fields of a party in the core banking system with their German names. */
export const partyFieldLabels = {
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  salutation: 'Anrede',
  birthDate: 'Geburtsdatum',
  nationality: 'Staatsangehörigkeit',
  occupation: 'Beruf',
  line1: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  taxNumber: 'Steuernummer',
  legalForm: 'Rechtsform',
  foundationDate: 'Gründungsdatum',
  registrationNumber: 'Registernummer',
  registrationIssuer: 'Registergericht',
  industryKey: 'Branchenschlüssel',
} as const;

export type PartyField = keyof typeof partyFieldLabels;

interface FieldLimit {
  readonly max: number;
  /** Half a name is useful, but half an e-mail address or number is wrong, so it is left out instead. */
  readonly onExcess: 'shorten' | 'skip';
}

const limits: Partial<Record<PartyField, FieldLimit>> = {
  name: { max: 70, onExcess: 'shorten' },
  firstName: { max: 35, onExcess: 'shorten' },
  lastName: { max: 35, onExcess: 'shorten' },
  occupation: { max: 30, onExcess: 'shorten' },
  line1: { max: 30, onExcess: 'shorten' },
  city: { max: 30, onExcess: 'shorten' },
  email: { max: 60, onExcess: 'skip' },
  phone: { max: 20, onExcess: 'skip' },
  taxNumber: { max: 13, onExcess: 'skip' },
  registrationNumber: { max: 20, onExcess: 'skip' },
  registrationIssuer: { max: 35, onExcess: 'shorten' },
};

export type PartyAttributes = Readonly<Partial<Record<PartyField, string>>>;

export interface FittedAttributes {
  readonly attributes: PartyAttributes;
  readonly shortened: readonly PartyField[];
  readonly skipped: readonly PartyField[];
}

/**
 * Cuts values to the field lengths of the core banking system and reports what was cut or left out (R3 §8 per-party
 * report). Counts grapheme clusters.
 */
export function fitAttributes(attributes: PartyAttributes): FittedAttributes {
  const fitted: Partial<Record<PartyField, string>> = {};
  const shortened: PartyField[] = [];
  const skipped: PartyField[] = [];
  for (const [field, value] of Object.entries(attributes) as [PartyField, string][]) {
    const limit = limits[field];
    const letters = [...value];
    if (limit === undefined || letters.length <= limit.max) {
      fitted[field] = value;
    } else if (limit.onExcess === 'skip') {
      skipped.push(field);
    } else {
      fitted[field] = letters.slice(0, limit.max).join('').trimEnd();
      shortened.push(field);
    }
  }
  return { attributes: fitted, shortened, skipped };
}
