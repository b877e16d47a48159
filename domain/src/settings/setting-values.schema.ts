import { fourEyesSchema } from '../approval/four-eyes.schema.js';
import * as z from 'zod';
import { isWebOrigin, mostOrigins } from './web-origin.js';
import { accountSchema, calculatorItemSchema } from '../account/account.schema.js';
import { readMonths } from '../audit/audit-retention.js';
import { legalForms } from '../legal-form/legal-form.js';
import { mehrwerteSchema } from '../mehrwerte/mehrwerte.schema.js';
import { ruleSetSchema } from '../on-hold/rule-set.schema.js';
import { remindersSchema } from '../reminder/reminder.schema.js';
import { orderBoxesSchema } from '../order-box/order-box.schema.js';
import { replyTemplatesSchema } from '../reply-template/reply-template.schema.js';
import { staffRoles } from '../roles/roles.js';
import { idleMinutes } from './idle-minutes.js';
import { type BankPage } from './settings.js';
import { translated } from '../translated/translated.schema.js';

const text = (max = 2000) => z.string().max(max).default('');
const flag = (value = false) => z.boolean().default(value);
// Settings become links and image addresses of public pages, so only the web's schemes are allowed.
const webAddress = z
  .string()
  .max(2000)
  .refine((value) => value === '' || /^(?:https?:\/\/|\/(?!\/))/i.test(value), 'Webadresse erforderlich');
const image = z
  .string()
  .max(400_000)
  .refine(
    (value) => value === '' || /^(?:https?:\/\/|\/(?!\/)|data:image\/(?:png|jpeg|svg\+xml);)/i.test(value),
    'Bildadresse erforderlich',
  );

const origins = z
  .array(z.string().refine(isWebOrigin, 'Adresse wie https://www.bank.de erforderlich'))
  .max(mostOrigins);

const bankPageSchema = z.strictObject({
  title: text(200),
  en: translated({ title: z.string().max(200) }),
  urls: z.strictObject({ ksv: webAddress.optional(), identityTerms: webAddress.optional() }).default({}),
  support: z
    .strictObject({
      mail: z.string().max(254).optional(),
      phone: z.string().max(60).optional(),
      chat: webAddress.optional(),
    })
    .default({}),
  disableOnlineOderTermin: flag(),
  switch: z.strictObject({ onlineBankingUrl: webAddress.optional(), contactUrl: webAddress.optional() }).default({}),
  logoSmall: image.optional(),
  portalLink: flag(),
  footerLinks: z
    .array(
      z.strictObject({ title: z.string().max(200), href: webAddress, en: translated({ title: z.string().max(200) }) }),
    )
    .max(50)
    .default([]),
  konten: z
    .record(z.string().regex(/^\d{1,4}$/), accountSchema)
    .refine(
      (konten) => Object.entries(konten).every(([key, konto]) => key === String(konto.id)),
      'Schlüssel und id verschieden',
    )
    .default({}),
  calcElements: z.array(calculatorItemSchema).max(50).default([]),
  calcSettings: z.strictObject({ showCalculation: flag() }).default({ showCalculation: false }),
  introduction: z
    .strictObject({
      title: z.string().max(300).optional(),
      description: z.string().max(2000).optional(),
      subtitle: z.string().max(300).optional(),
      hidden: z.boolean().optional(),
      preHtml: z.string().max(50_000).optional(),
      postHtml: z.string().max(50_000).optional(),
      en: translated({
        title: z.string().max(300),
        description: z.string().max(2000),
        subtitle: z.string().max(300),
        preHtml: z.string().max(50_000),
        postHtml: z.string().max(50_000),
      }),
    })
    .default({}),
}) satisfies z.ZodType<BankPage>;

const disclaimerBlockSchema = z.strictObject({
  title: z.string().max(300),
  content: z.string().max(20_000),
  en: translated({ title: z.string().max(300), content: z.string().max(20_000) }),
});

/** Schema of each known setting, with its default (R3 §3 "Setting"). */
export const settingSchemas = {
  bankName: text(200),
  bankEmployeeMail: text(254),
  impressumUrl: webAddress.default(''),
  agbUrl: webAddress.default(''),
  datenschutzUrl: webAddress.default(''),
  scoringInfoUrl: webAddress.default(''),
  appointmentUrl: webAddress.default(''),
  appointmentPhone: text(60),
  imageBankLogo: image.default(''),
  faviconUrl: image.default(''),
  imageHead: image.default(''),
  defaultKontoname: z.string().max(200).default('Geschäftskonto'),
  kontoList: z
    .array(z.strictObject({ id: z.int().min(1).max(9999), title: z.string().max(200) }))
    .max(500)
    .default([]),
  tempConfig: bankPageSchema.prefault({}),
  orderCheckboxes: orderBoxesSchema.default([]),
  mehrwerte: mehrwerteSchema.default({ active: false, mehrwerte: [] }),
  simplePutOnHoldConfig: ruleSetSchema.default({}),
  mailDisclaimer: z
    .strictObject({
      blocks: z.array(disclaimerBlockSchema).max(20),
    })
    .default({ blocks: [] }),
  replyTemplates: replyTemplatesSchema.default([]),
  transparencyRegisterConfig: z
    .strictObject({
      userId: z.string().max(200).optional(),
      internalEmail: z.string().max(254).optional(),
      userUpdatedStatus: z.int().optional(),
      userValidatedStatus: z.int().optional(),
    })
    .default({}),
  registerAskForPhone: flag(),
  activateFeedback: flag(true),
  askAdditionalDataFromActingPerson: flag(),
  askAnnualTurnover: flag(),
  askForGirocard: flag(),
  askBusinessPurpose: flag(),
  askCrsType: flag(),
  crsTypeClarificationUrl: webAddress.default(''),
  askForInternationalBusinessConnection: flag(),
  activateGwg: flag(true),
  enableEarlyReadiness: flag(),
  sendDoiRequestedMailCopyToBank: flag(),
  agree21PostAsKunde: flag(),
  agree21CreateKontokorrentKonto: flag(),
  agree21CreateGirocard: flag(),
  kycNowOrderEconomyReportShort: flag(),
  kycNowOrderCreditChecks: flag(),
  showVersion: flag(),
  strictEmailValidation: flag(true),
  usersnapKey: text(200),
  instanceDeactivated: flag(),
  paymentProviderInstance: flag(),
  disabledLegalForms: z.array(z.enum(legalForms)).default([]),
  feedbackUrl: webAddress.default(''),
  faqHubUrl: webAddress.default(''),
  faqTicketUrl: webAddress.default(''),
  faqCatalogueEntry: text(200),
  faqSupportGroup: text(200),
  slaTargetHours: z.number().min(0).max(10_000).default(24),
  stalledAfterDays: z.number().min(0.01).max(365).default(5),
  neutralAuthAnswers: flag(),
  staffSecondStep: flag(),
  staffIdleMinutes: z.int().min(idleMinutes.least).max(idleMinutes.most).default(idleMinutes.standard),
  auditReadMonths: z.int().min(readMonths.least).max(readMonths.most).default(readMonths.standard),
  embedParents: origins.default([]),
  imageHosts: origins.default([]),
  reminders: remindersSchema.prefault({}),
  strongFactorRoles: z.array(z.enum(staffRoles)).max(staffRoles.length).default([]),
  fourEyes: fourEyesSchema.prefault({}),
};

export type SettingName = keyof typeof settingSchemas;

/** Whether the name is one of the known settings; support may store others as free JSON (R3 §2.10). */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingSchemas, name);
}

const settingsSchema = z.object(settingSchemas);

export type AllSettings = z.infer<typeof settingsSchema>;

/** One setting from its stored JSON as it is read for cases: its default where there is none, or one in an older shape. */
export function settingFrom<N extends SettingName>(name: N, json: string | null): AllSettings[N] {
  const schema = settingSchemas[name] as unknown as z.ZodType<AllSettings[N]>;
  const read = schema.safeParse(json === null ? undefined : JSON.parse(json));
  return read.success ? read.data : schema.parse(undefined);
}

/** All settings from the stored values by name, with defaults for missing ones. Throws ZodError on an invalid value. */
export function settingsFrom(values: Readonly<Record<string, unknown>>): AllSettings {
  return settingsSchema.parse(values);
}
