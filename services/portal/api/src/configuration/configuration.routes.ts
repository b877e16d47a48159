import { accountSchema, calculatorItemSchema } from '@kontor/domain/account/account.schema';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import * as z from 'zod';
import { defineRoute } from '../route/route.js';

const flag = z.boolean();

/** `GET /configuration`: the bank's public settings (R1 §3 "Configuration fields read"). */
export const configurationSchema = z.looseObject({
  logo: z.string(),
  logoSmall: z.string(),
  favicon: z.string(),
  imageHead: z.string(),
  title: z.string(),
  bankName: z.string(),
  konten: z.record(z.string(), accountSchema),
  calcElements: z.array(calculatorItemSchema),
  calcSettings: z.looseObject({ showCalculation: flag }),
  footerLinks: z.array(
    z.object({ title: z.string(), href: z.string(), en: z.object({ title: z.string() }).partial().optional() }),
  ),
  urls: z.object({
    datenschutz: z.string(),
    impressum: z.string(),
    agb: z.string(),
    scoringInfo: z.string(),
    ksv: z.string(),
    identityTerms: z.string(),
  }),
  disabledLegalForms: z.array(z.string()),
  staffRoles: z.array(z.string()),
  neutralAuthAnswers: flag,
  registerAskForPhone: flag,
  strictEmailValidation: flag,
  askAnnualTurnover: flag,
  askBusinessPurpose: flag,
  askCrsType: flag,
  askForGirocard: flag,
  activateGwg: flag,
  activateFeedback: flag,
  instanceDeactivated: flag,
  isVrPaymentInstance: flag,
  isKycNowActive: flag,
  settingsVersion: z.number(),
  debug: z.literal(true).optional(),
});

/** The complete configuration; the schema checks what every page needs. */
export type Configuration = BankConfiguration;

export const getConfiguration = defineRoute({
  method: 'GET',
  path: '/configuration',
  tag: 'Bank',
  access: 'public',
  summary: 'The bank’s public configuration.',
  answers: { 200: configurationSchema },
});

export const getTranslations = defineRoute({
  method: 'GET',
  path: '/translations/de.json',
  tag: 'Bank',
  access: 'public',
  summary: 'Texts by key.',
  answers: { 200: z.record(z.string(), z.string()) },
});
