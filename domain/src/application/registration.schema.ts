import * as z from 'zod';
import { companyNameProblem } from '../legal-form/company-name.js';
import { isOffered, legalForms } from '../legal-form/legal-form.js';
import { salutations } from '../list/salutations.js';
import { isEmail, normaliseEmail } from '../person/email.js';
import { phoneSchema } from '../person/phone.schema.js';
import { type Registration } from './registration.js';

/** What the bank's configuration says about a registration (spec 1 §3 "Configuration fields read"). */
export interface RegistrationRules {
  readonly strictEmailValidation: boolean;
  readonly registerAskForPhone: boolean;
  readonly disabledLegalForms: readonly string[];
  readonly isVrPaymentInstance: boolean;
}

const confirmation = z.union([z.boolean(), z.enum(['Ja', 'Nein']).transform((answer) => answer === 'Ja')]);
const name = (message: string) => z.string(message).trim().min(1, message).max(50, message);

const companySearchHitSchema = z.strictObject({
  name: z.string().max(300),
  address: z.strictObject({
    streetLine: z.string().max(200),
    zipCode: z.string().max(20),
    locality: z.string().max(200),
  }),
  registrationNumber: z.string().max(60),
  provider: z.strictObject({ providerId: z.string().max(100), headquarterId: z.string().max(100) }),
});

const shape = (rules: RegistrationRules) => ({
  username: z
    .string('Gültige E-Mail erforderlich')
    .refine((address) => isEmail(address, rules.strictEmailValidation), 'Gültige E-Mail erforderlich')
    .transform(normaliseEmail),
  businessLegalForm: z.enum(legalForms, 'Rechtsform erforderlich'),
  businessName: z.string('Firmenname/Unternehmensbezeichnung erforderlich, maximal 128 Zeichen möglich').trim(),
  salutation: z.enum(salutations, 'Anrede erforderlich'),
  firstName: name('Vorname erforderlich'),
  lastName: name('Nachname erforderlich'),
  // 0: the package is chosen after the registration.
  orderData: z.strictObject({ kontoId: z.int().min(0).max(9999).default(1) }).default({ kontoId: 1 }),
  authorizedToRepresent: confirmation.default(false),
  acceptedDatenschutz: confirmation.default(false),
  acceptedSolaris: confirmation.optional(),
  hasBusinessConnection: confirmation.optional(),
  phone: z.union([z.literal('').transform(() => undefined), phoneSchema]).optional(),
  context: z.string().max(4000).optional(),
  vrPaymentReferenceId: z.string().max(200).optional(),
  beraterEinstieg: confirmation.optional(),
  beraterEinstiegMemo: z.string().max(4000).optional(),
  neukunde: confirmation.optional(),
  kycNowSearchMetaData: companySearchHitSchema.optional(),
});

interface Problem {
  readonly path: keyof Registration;
  readonly message: string;
}

function consentProblems(registration: Registration): readonly Problem[] {
  if (registration.beraterEinstieg === true) {
    return registration.neukunde === true ? [] : [{ path: 'neukunde', message: 'Bestätigung erforderlich' }];
  }
  const problems: Problem[] = [];
  if (!registration.authorizedToRepresent)
    problems.push({ path: 'authorizedToRepresent', message: 'Bestätigung erforderlich' });
  if (!registration.acceptedDatenschutz) {
    problems.push({
      path: 'acceptedDatenschutz',
      message: 'Akzeptanz und Kenntnisnahme der Datenschutzbestimmungen erforderlich',
    });
  }
  return problems;
}

function companyProblems(registration: Registration, rules: RegistrationRules): readonly Problem[] {
  const { businessLegalForm: form, businessName } = registration;
  if (form === 'OTHER' && rules.isVrPaymentInstance) {
    return [
      {
        path: 'businessLegalForm',
        message: 'Diese Rechtsform wird nicht unterstützt. Bitte wenden Sie sich an unseren Support.',
      },
    ];
  }
  if (!isOffered(form, rules.disabledLegalForms))
    return [{ path: 'businessLegalForm', message: 'Diese Rechtsform wird nicht unterstützt' }];
  const problem = companyNameProblem(businessName, form);
  return problem === undefined ? [] : [{ path: 'businessName', message: problem }];
}

function phoneProblems(registration: Registration, rules: RegistrationRules): readonly Problem[] {
  const missing = rules.registerAskForPhone && registration.phone === undefined;
  return missing ? [{ path: 'phone', message: 'Gültige Telefon-Nr. erforderlich' }] : [];
}

/**
 * The body of `POST /me/register` with all rules of spec 1 §5 "Registration". With `beraterEinstieg` the adviser confirms
 * a new customer, and the consents are asked later from the customer. Confirmations may be sent as boolean or as Ja/Nein.
 */
export function createRegistrationSchema(rules: RegistrationRules) {
  return z.strictObject(shape(rules)).superRefine((registration, context) => {
    const problems = [
      ...consentProblems(registration),
      ...companyProblems(registration, rules),
      ...phoneProblems(registration, rules),
    ];
    for (const { path, message } of problems) context.addIssue({ code: 'custom', path: [path], message });
  }) satisfies z.ZodType<Registration>;
}
