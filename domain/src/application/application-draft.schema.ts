import * as z from 'zod';
import { legalForms } from '../legal-form/legal-form.js';
import { companyTypes } from '../list/company-types.js';
import { salutations } from '../list/salutations.js';
import { optionalEntry } from '../text/optional-entry.schema.js';
import { turnoverBands } from '../list/turnover-bands.js';
import { representations } from '../person/person.js';
import { draftTextLimit, type Application } from './application.js';

const typed = optionalEntry(draftTextLimit);
const yesNo = z.enum(['Ja', 'Nein', '']).optional();
// Ignored, as those of the registration below: a save must not fail for what the answer before it contained.
const files = z
  .array(z.strictObject({ id: z.string().min(1).max(100), name: z.string().max(1000) }))
  .max(1000)
  .optional();
const legalForm = z.enum([...legalForms, '']).optional();
const salutation = z.enum([...salutations, '']).optional();

/** Parts of the registration are accepted, because clients send back what they read, and ignored. */
const registerDataSchema = z.strictObject({
  rechtsform: legalForm,
  firma: optionalEntry(200),
  anrede: salutation,
  vorname: optionalEntry(200),
  nachname: optionalEntry(200),
  email: optionalEntry(254),
  registrationNumber: optionalEntry(60),
  registrationIssuer: optionalEntry(200),
  wirtschaftsId: optionalEntry(60),
  wirtschaftszweig: optionalEntry(60),
  vorsteuer: yesNo,
  notCrsFatca: yesNo,
});

/** The company as it is saved: every field may be missing, unknown ones are refused (R1 §3 "firma"). */
export const firmaDraftSchema = z.strictObject({
  firma: typed,
  rechtsform: legalForm,
  line1: typed,
  postalCode: typed,
  city: typed,
  gruendungsdatum: typed,
  registrationNumber: typed,
  registrationIssuer: typed,
  toggleWirtschaftsId: yesNo,
  wirtschaftsId: typed,
  wirtschaftszweig: optionalEntry(60),
  wirtschaftszweigUnterkategorie: optionalEntry(60),
  businessPurpose: typed,
  vorsteuer: yesNo,
  annualTurnover: z.enum([...turnoverBands, '']).optional(),
  hasInternationalBusinessConnection: yesNo,
  address: yesNo,
  file: files,
  fileCheckbox: yesNo,
  transparenzRegister: files,
  notCrsFatca: yesNo,
  crsType: z.enum([...companyTypes, '']).optional(),
  gwg: yesNo,
  gwgFile: files,
  gwgFileCheckbox: yesNo,
  girocard: yesNo,
});

/** A person as it is saved (R1 §3 "Person"). */
export const personDraftSchema = z.strictObject({
  id: optionalEntry(100),
  anrede: salutation,
  vorname: typed,
  nachname: typed,
  nationality: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/, 'Ländercode aus zwei Großbuchstaben erforderlich')
    .optional(),
  birthday: typed,
  line1: typed,
  postalCode: typed,
  city: typed,
  email: typed,
  phone: typed,
  toggleSteuerId: yesNo,
  steuerId: typed,
  vertretungsberechtigung: yesNo,
  vertretungsberechtigungArt: z.enum([...representations, '']).optional(),
  gesellschafter: yesNo,
  gesellschafterAnteile: typed,
  fiktiverGesellschafter: yesNo,
  exponiert: yesNo,
  girocard: yesNo,
  bgoLastIdentificationUrl: optionalEntry(2000),
});

/** The general partner company as it is saved (R1 §3 "data"). */
export const secondCompanyDraftSchema = z.strictObject({
  id: optionalEntry(100),
  firma: typed,
  line1: typed,
  postalCode: typed,
  city: typed,
  gruendungsdatum: typed,
  registrationNumber: typed,
  registrationIssuer: typed,
});

const selectionMap = z
  .record(z.string().min(1).max(100), z.boolean())
  .refine((selection) => Object.keys(selection).length <= 200, 'Zu viele Mehrwerte');

/**
 * The body of `PUT /bgo_identifications/{id}`: lenient, because half-filled forms are saved, but typed, limited in size and
 * without unknown keys. An array as `mehrwerteSelection` counts as empty (R1 §3 "Identification data").
 */
export const applicationDraftSchema = z.strictObject({
  registerData: registerDataSchema.default({}),
  firma: firmaDraftSchema.default({}),
  people: z.array(personDraftSchema).max(1000).default([]),
  mehrwerteSelection: z
    .union([
      selectionMap,
      z
        .array(z.unknown())
        .max(1000)
        .transform((): Record<string, boolean> => ({})),
    ])
    .default({}),
  data: secondCompanyDraftSchema.optional(),
}) satisfies z.ZodType<Application>;

export type ApplicationDraft = z.infer<typeof applicationDraftSchema>;
