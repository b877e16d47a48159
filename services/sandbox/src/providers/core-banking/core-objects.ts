import * as z from 'zod';

const reference = z.string().min(1).max(200);
const date = z.iso.date();
const text = z.string().min(1);
const addressSchema = z.looseObject({ line1: text, postalCode: text, city: text, country: z.string().default('DE') });

const common = {
  externalReference: reference,
  mode: z.enum(['INTERESSENT', 'KUNDE', 'KUNDE_WITH_PLACEHOLDERS']),
  branch: z.number().int().nonnegative(),
  advisor: z.number().int().nonnegative(),
  address: addressSchema.nullish(),
};

const humanFields = {
  ...common,
  salutation: z.enum(['MR', 'MS', 'NO_SALUTATION']).nullish(),
  firstName: text,
  lastName: text,
  birthDate: date.nullish(),
  nationality: z.string().length(2).nullish(),
  occupation: text.nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  taxId: z.string().nullish(),
  legitimation: z
    .looseObject({
      documentType: text,
      documentNumber: text,
      issuedBy: text.nullish(),
      issuedOn: date.nullish(),
      validUntil: date.nullish(),
      checkedBy: text.nullish(),
    })
    .nullish(),
};

const companyFields = {
  ...common,
  name: text,
  legalForm: text,
  foundationDate: date.nullish(),
  registrationNumber: z.string().nullish(),
  registrationIssuer: z.string().nullish(),
  taxNumber: z.string().nullish(),
  industryKey: z.string().nullish(),
  relations: z.array(z.looseObject({ personnummer: text, role: text })).nullish(),
};

export const newCorePersonSchema = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('natural'), ...humanFields }),
  z.looseObject({ kind: z.literal('majority'), ...companyFields }),
  z.looseObject({ kind: z.literal('juristic'), ...companyFields }),
]);
export type NewCorePerson = z.infer<typeof newCorePersonSchema>;

export const duplicatesSchema = z.looseObject({
  kind: z.enum(['natural', 'majority', 'juristic']),
  name: text.nullish(),
  firstName: text.nullish(),
  lastName: text.nullish(),
  birthDate: date.nullish(),
});

export const referenceSchema = z.strictObject({ externalReference: reference });

export const newAccountSchema = z.object({
  externalReference: reference,
  personnummer: text,
  produktnummer: z.string().length(8),
  konditionsnummer: z.string().min(1).max(3),
});

export const newCardSchema = z.object({
  externalReference: reference,
  kontonummer: text,
  personnummer: text,
  girocardProduktnummer: z.string().min(1).max(3),
  embossedName: z.string().nullish(),
});

interface Booked {
  id: string;
  externalReference: string;
  status: 'pending' | 'done';
  createdAt: string;
}

export interface CorePerson extends Booked {
  kind: NewCorePerson['kind'];
  mode: NewCorePerson['mode'];
  personnummer: string | null;
  /** References of orders that use this person, beside its own. */
  linkedReferences?: string[];
  shortened: string[];
  skipped: string[];
  placeholders: string[];
  validBirthday: boolean;
  legitimation: 'stored' | 'missing' | 'error';
  legitimationsdatenError: string | null;
  /** The name that selects the scenario. */
  scenarioName: string;
  data: Record<string, unknown>;
}

export interface CoreAccount extends Booked {
  personnummer: string;
  kontonummer: string | null;
  iban: string | null;
  bic: string;
  produktnummer: string;
  konditionsnummer: string;
}

export interface CoreCard extends Booked {
  kontonummer: string;
  personnummer: string;
  kartennummer: string | null;
  chipkartennummer: string | null;
}
