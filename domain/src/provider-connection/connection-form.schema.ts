import * as z from 'zod';
import { bankingHosts, type BankingFields } from './banking-connection.js';
import { companyCheckHosts, type CompanyCheckFields } from './company-check-connection.js';
import { type CoreBankingFields } from './core-banking-connection.js';
import { canToggleActive } from './onboarding-rules.js';
import { type OnboardingFields } from './onboarding-connection.js';
import type { ConnectionFields, Provider } from './provider-connection.js';
import { maskedSecret, minSecretLength } from './secret.js';

const required = z.string('Pflichtfeld').trim().min(1, 'Pflichtfeld').max(500, 'Maximal 500 Zeichen möglich');
const typed = z.string().trim().max(500, 'Maximal 500 Zeichen möglich');
const digits = z
  .string()
  .trim()
  .regex(/^\d{0,9}$/, 'Nur Ziffern möglich');
const host = z
  .string()
  .trim()
  .regex(/^(?:[A-Za-z0-9.-]+(?::\d{1,5})?(?:\/[^\s?#@]*)?)?$/, 'Hostname ohne Protokoll erforderlich');

/** The form of the banking provider's connection. */
export const bankingFormSchema = z.strictObject({
  userId: required,
  secret: required,
  host: z.enum(bankingHosts),
  clientDebugLog: z.boolean(),
}) satisfies z.ZodType<BankingFields>;

/** The form of the company-check service's connection. */
export const companyCheckFormSchema = z.strictObject({
  clientId: required,
  clientSecret: required,
  host: z.enum(companyCheckHosts),
  active: z.boolean(),
  scenarioBBeta: z.boolean(),
  economyReportShort: z.boolean(),
  creditChecks: z.boolean(),
  clientDebugLog: z.boolean(),
}) satisfies z.ZodType<CompanyCheckFields>;

/** The form of the core banking system's connection: both numbers numeric, empty ones are left out (R3 §5). */
export const coreBankingFormSchema = z.strictObject({
  baseAddress: z
    .string()
    .trim()
    .max(500)
    .regex(/^https?:\/\/[^\s?#@/]+(?:\/[^\s?#]*)?$/i, 'Webadresse erforderlich'),
  geschaeftsstelle: digits,
  nrBerater: digits,
  disabled: z.boolean(),
}) satisfies z.ZodType<CoreBankingFields>;

const secret = typed.refine(
  (text) => text === '' || text === maskedSecret || [...text].length >= minSecretLength,
  `Mindestens ${minSecretLength} Zeichen erforderlich`,
);

/** The form of the identity-onboarding service's connection: secrets of 24 characters, active only when complete (R3 §4.5, §5). */
export const onboardingFormSchema = z
  .strictObject({
    host,
    webhookSecret: secret,
    metaApiSecret: secret,
    onboardingDataLocked: z.boolean(),
    clientId: typed,
    subscriptionKey: typed,
    active: z.boolean(),
  })
  .refine((fields) => !fields.active || canToggleActive({ ...fields, active: false }), {
    path: ['active'],
    message: 'Host, Client-Id und Subscription-Key erforderlich',
  }) satisfies z.ZodType<OnboardingFields>;

/** The form of each provider's connection. */
export const connectionFormSchemas: { readonly [P in Provider]: z.ZodType<ConnectionFields[P]> } = {
  banking: bankingFormSchema,
  companyCheck: companyCheckFormSchema,
  coreBanking: coreBankingFormSchema,
  identityOnboarding: onboardingFormSchema,
};
