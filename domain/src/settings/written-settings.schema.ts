import * as z from 'zod';
import { isEmail } from '../person/email.js';
import { isSettingName, settingSchemas, type SettingName } from './setting-values.schema.js';

const filled = (value: string): boolean => value.trim() !== '';
const mailOrNone = (value: string | undefined): boolean =>
  value === undefined || !filled(value) || isEmail(value, false);
const required = 'Pflichtfeld';
const validMail = 'Gültige E-Mail erforderlich';

const longest = (max: number) => z.string().max(max, `Maximal ${max} Zeichen möglich`);

/** The name of the bank as it may be written; customers read it on every page. */
export const bankNameSchema = longest(200).refine(filled, required);

/** The mailbox of the bank as it may be written; empty for none. */
export const mailSchema = longest(254).refine(mailOrNone, validMail);

const pageSchema = settingSchemas.tempConfig.superRefine(({ support, footerLinks }, context) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (!mailOrNone(support.mail)) refuse(['support', 'mail'], validMail);
  for (const [index, { title, href }] of footerLinks.entries()) {
    if (!filled(title)) refuse(['footerLinks', index, 'title'], required);
    if (href === '') refuse(['footerLinks', index, 'href'], 'Webadresse erforderlich');
  }
});

const registerSchema = settingSchemas.transparencyRegisterConfig.refine(
  ({ internalEmail }) => mailOrNone(internalEmail),
  { path: ['internalEmail'], message: validMail },
);

const stricter: Partial<Record<SettingName, z.ZodType>> = {
  bankName: bankNameSchema,
  bankEmployeeMail: mailSchema,
  defaultKontoname: longest(200).refine(filled, required),
  tempConfig: pageSchema,
  transparencyRegisterConfig: registerSchema,
};

/**
 * The schema of a value that is written; undefined for a setting that the product does not define. What is stored is
 * read by `settingSchemas`, which also accept what was written before these rules.
 */
export function writtenSchema(name: string): z.ZodType | undefined {
  return isSettingName(name) ? (stricter[name] ?? settingSchemas[name]) : undefined;
}
