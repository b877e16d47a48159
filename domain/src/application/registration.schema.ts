import * as z from 'zod';
import { maxCompanyNameLength } from '../legal-form/company-name.js';
import { legalForms } from '../legal-form/legal-form.js';
import { salutations } from '../list/salutations.js';
import { isEmail, normaliseEmail } from '../person/email.js';
import { phoneSchema } from '../person/phone.schema.js';
import { ordinaryBlanks } from '../text/plain-text.js';
import { asName } from '../text/plain-text.schema.js';
import { addViolations, refusal } from '../violation/violation-issues.schema.js';
import { demandText } from '../violation/violation-text.js';
import { collectViolations } from '../violation/violation.js';
import { isEntryContext, maxPaymentReferenceLength } from './entry-limits.js';
import { maxNameLength } from './person-violations.js';
import { type Registration } from './registration.js';
import {
  checkAdviserName,
  checkCompany,
  checkConsents,
  checkPhoneAsked,
  type RegistrationRules,
} from './registration-violations.js';

const confirmation = z.union([z.boolean(), z.enum(['Ja', 'Nein']).transform((answer) => answer === 'Ja')]);
const name = (label: 'firstName' | 'lastName') =>
  z
    .string(demandText(label))
    .overwrite(ordinaryBlanks)
    .trim()
    .min(1, demandText(label))
    .max(maxNameLength, demandText(label, maxNameLength))
    .check(asName('person'));

const companySearchHitSchema = z.strictObject({
  name: z.string().max(300),
  address: z.strictObject({
    streetLine: z.string().max(200),
    zipCode: z.string().max(20),
    locality: z.string().max(200),
  }),
  registrationNumber: z.string().max(60),
  registrationIssuer: z.string().max(200).optional(),
  foundationDate: z.string().max(30).optional(),
  industryKey: z.string().max(20).optional(),
  provider: z.strictObject({ providerId: z.string().max(100), headquarterId: z.string().max(100) }),
});

const shape = (rules: RegistrationRules) => ({
  username: z
    .string(demandText('email'))
    .refine((address) => isEmail(address, rules.strictEmailValidation), refusal({ code: 'format', label: 'email' }))
    .transform(normaliseEmail),
  businessLegalForm: z.enum(legalForms, demandText('legalForm')),
  businessName: z
    .string(demandText('companyName', maxCompanyNameLength(undefined)))
    .overwrite(ordinaryBlanks)
    .trim(),
  salutation: z.enum(salutations, demandText('salutation')),
  firstName: name('firstName'),
  lastName: name('lastName'),
  // 0: the package is chosen after the registration.
  orderData: z.strictObject({ kontoId: z.int().min(0).max(9999).default(1) }).default({ kontoId: 1 }),
  authorizedToRepresent: confirmation.default(false),
  acceptedDatenschutz: confirmation.default(false),
  acceptedSolaris: confirmation.optional(),
  hasBusinessConnection: confirmation.optional(),
  phone: z.union([z.literal('').transform(() => undefined), phoneSchema]).optional(),
  /** Of mails, by its ISO 639 code; unknown ones are ignored. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  context: z
    .string()
    .refine(isEntryContext, { message: 'Dieser Wert ist ungültig.', params: { code: 'format' } })
    .optional(),
  vrPaymentReferenceId: z.string().max(maxPaymentReferenceLength).optional(),
  beraterEinstieg: confirmation.optional(),
  beraterEinstiegMemo: z.string().max(4000).optional(),
  beraterEinstiegName: z.string().trim().optional(),
  neukunde: confirmation.optional(),
  kycNowSearchMetaData: companySearchHitSchema.optional(),
});

/**
 * The body of `POST /me/register` with all rules of R1 §5 "Registration". With `beraterEinstieg` the adviser confirms
 * a new customer, and the customer gives the consents later. Confirmations may be sent as boolean or as Ja/Nein.
 */
export function createRegistrationSchema(rules: RegistrationRules) {
  return z.strictObject(shape(rules)).superRefine((registration, context) => {
    const violations = collectViolations('');
    checkConsents(registration, rules, violations);
    checkAdviserName(registration.beraterEinstiegName, violations);
    checkCompany(registration, rules, violations);
    checkPhoneAsked(registration.phone, rules, violations);
    addViolations(context, violations.list);
  }) satisfies z.ZodType<Registration>;
}
