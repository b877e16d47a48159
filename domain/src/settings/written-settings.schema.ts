import * as z from 'zod';
import { isEmail } from '../person/email.js';
import { isSettingName, settingSchemas, type SettingName } from './setting-values.schema.js';

const filled = (value: string): boolean => value.trim() !== '';
const mailOrNone = (value: string | undefined): boolean =>
  value === undefined || !filled(value) || isEmail(value, false);
const required = 'Pflichtfeld';
const validMail = 'Gültige E-Mail erforderlich';

function requireText(context: z.RefinementCtx, text: string, path: (string | number)[]): void {
  if (!filled(text)) context.addIssue({ code: 'custom', path, message: required });
}

const longest = (max: number) => z.string().max(max, `Maximal ${max} Zeichen möglich`);

/** The name of the bank as it may be written; customers read it on every page. */
export const bankNameSchema = longest(200).refine(filled, required);

/** The mailbox of the bank as it may be written; empty for none. */
export const mailSchema = longest(254).refine(mailOrNone, validMail);

const pageSchema = settingSchemas.tempConfig.superRefine(({ support, footerLinks }, context) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (!mailOrNone(support.mail)) refuse(['support', 'mail'], validMail);
  for (const [index, { title, href }] of footerLinks.entries()) {
    requireText(context, title, ['footerLinks', index, 'title']);
    if (href === '') refuse(['footerLinks', index, 'href'], 'Webadresse erforderlich');
  }
});

const boxesSchema = settingSchemas.orderCheckboxes.superRefine((boxes, context) => {
  for (const [index, { label }] of boxes.entries()) requireText(context, label, [index, 'label']);
});

const mehrwerteSchema = settingSchemas.mehrwerte.superRefine(({ mehrwerte }, context) => {
  for (const [index, { label }] of mehrwerte.entries()) requireText(context, label, ['mehrwerte', index, 'label']);
});

const disclaimerSchema = settingSchemas.mailDisclaimer.superRefine(({ blocks }, context) => {
  for (const [index, { content }] of blocks.entries()) requireText(context, content, ['blocks', index, 'content']);
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
  orderCheckboxes: boxesSchema,
  mehrwerte: mehrwerteSchema,
  mailDisclaimer: disclaimerSchema,
  transparencyRegisterConfig: registerSchema,
};

/**
 * The schema of a value that is written; undefined for a setting that the product does not define. What is stored is
 * read by `settingSchemas`, which also accept what was written before these rules.
 */
export function writtenSchema(name: string): z.ZodType | undefined {
  return isSettingName(name) ? (stricter[name] ?? settingSchemas[name]) : undefined;
}
