import * as z from 'zod';
import { type BaseForm } from './base-form.js';
import { settingSchemas } from '@kontor/domain/settings/setting-values.schema';
import { bankNameSchema, mailSchema as mail } from '@kontor/domain/settings/written-settings.schema';

const text = (max: number) => z.string().max(max, `Maximal ${max} Zeichen möglich`);
const address = settingSchemas.agbUrl.unwrap();
const image = settingSchemas.imageBankLogo.unwrap();

/** The form of the base settings, each field with its German message (R3 §2.8, §3). */
export const baseFormSchema = z.strictObject({
  bankName: bankNameSchema,
  bankEmployeeMail: mail,
  impressumUrl: address,
  agbUrl: address,
  datenschutzUrl: address,
  scoringInfoUrl: address,
  ksvUrl: address,
  identityTermsUrl: address,
  appointmentUrl: address,
  appointmentPhone: text(60),
  imageBankLogo: image,
  logoSmall: image,
  faviconUrl: image,
  imageHead: image,
  title: text(200),
  supportMail: mail,
  supportPhone: text(60),
  supportChat: address,
  disableOnlineOderTermin: z.boolean(),
  onlineBankingUrl: address,
  contactUrl: address,
  portalLink: z.boolean(),
  showCalculation: z.boolean(),
  preHtml: text(50_000),
  postHtml: text(50_000),
}) satisfies z.ZodType<BaseForm>;
