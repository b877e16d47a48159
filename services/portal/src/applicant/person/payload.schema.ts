import { isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { companyTypes } from '@kontor/domain/list/company-types';
import { legalForms } from '@kontor/domain/legal-form/legal-form';
import { salutations } from '@kontor/domain/list/salutations';
import { turnoverBands } from '@kontor/domain/list/turnover-bands';
import { representations } from '@kontor/domain/person/person';
import { asName, plainTextSchema } from '@kontor/domain/text/plain-text.schema';
import * as z from 'zod';

const text = (max: number) => plainTextSchema().max(max, `Maximal ${max} Zeichen möglich`);
const name = z.string().trim().max(200, 'Maximal 200 Zeichen möglich').check(asName('person'));
const date = z.string().refine(isCalendarDate, 'Format: JJJJ-MM-TT');
const address = z.strictObject({ line1: text(200), city: text(200), postalCode: text(20) });

/** A company in `/businesses`; absent fields are unchanged (R1 §3 "Mapping"). */
export const businessBodySchema = z
  .strictObject({
    id: z.string().max(100),
    name: text(200),
    legalForm: z.enum(legalForms),
    foundationDate: date.nullable(),
    industry: text(60).nullable(),
    industryKey: text(60).nullable(),
    businessPurpose: text(1000).nullable(),
    crsType: z.enum(companyTypes).nullable(),
    fatcaRelevant: z.boolean().nullable(),
    bgoVatDeductibility: z.boolean().nullable(),
    bgoTaxNumber: text(60).nullable(),
    shareEqualsVote: z.boolean().nullable(),
    taxInformation: z.strictObject({
      registrationNumber: text(60).nullable(),
      registrationIssuer: text(200).nullable(),
    }),
    annualTurnover: z.enum(turnoverBands).nullable(),
    hasInternationalBusinessConnection: z.boolean().nullable(),
    address,
    orderInfo: z.enum(['girocard', '']),
    isLegalRepresentative: z.boolean(),
  })
  .partial();

/** A person in `/people`; absent fields are unchanged (R1 §3 "Mapping"). */
export const personBodySchema = z
  .strictObject({
    id: z.string().max(100),
    salutation: z.enum(salutations).nullable(),
    firstName: name,
    lastName: name,
    email: text(254).nullable(),
    phone: text(60).nullable(),
    birthDate: date.nullable(),
    nationality: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Ländercode aus zwei Großbuchstaben erforderlich')
      .nullable(),
    pepStatus: z.enum(['NOT_PEP', 'PEP']).nullable(),
    authorizedToRepresent: z.boolean(),
    legalRepresentative: z
      .strictObject({
        legalRepresentativeType: z.literal('Person'),
        typeOfRepresentation: z.enum(representations).nullable(),
      })
      .nullable(),
    beneficialOwner: z
      .strictObject({
        id: z.string().max(100).optional(),
        votingShare: z.number().min(0).max(100),
        isFictional: z.boolean(),
      })
      .nullable(),
    orderInfo: z.enum(['girocard', '']),
    bgoTaxNumber: text(30).nullable(),
    address: address.nullable(),
  })
  .partial();
