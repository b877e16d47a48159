import { companyViolations } from '@kontor/domain/application/company-violations';
import type { Firma } from '@kontor/domain/application/application';
import type { ApplicationRules } from '@kontor/domain/application/application-rules';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { partsOf, type CompanyField } from '@kontor/domain/application/legal-form-parts';

/** The answers that decide which other fields a company has. */
export type CompanyAnswers = Pick<Firma, 'toggleWirtschaftsId' | 'wirtschaftszweig' | 'address'>;

export interface CompanyContext {
  readonly legalForm: LegalForm;
  readonly rules: ApplicationRules & {
    readonly askForGirocard: boolean;
    readonly askForInternationalBusinessConnection: boolean;
  };
}

/** A missing value does not depend on the date. */
const anyDay = '2000-01-01';

/** The rules' missing fields of a company with only these answers are all its required fields. */
function requiredFields(answers: CompanyAnswers, { legalForm, rules }: CompanyContext): readonly CompanyField[] {
  const application = { registerData: {}, firma: answers, people: [], mehrwerteSelection: {} };
  return companyViolations(application, legalForm, rules, anyDay)
    .filter(({ code }) => code === 'required')
    .map(({ propertyPath }) => propertyPath.slice('firma.'.length) as CompanyField);
}

/** Optional fields that only some legal forms have. */
const optional: readonly CompanyField[] = ['address', 'transparenzRegister'];

/** The fields of the company's form, by legal form, configuration and the answers so far (R1 §3, §5 "Company data"). */
export function shownCompanyFields(answers: CompanyAnswers, context: CompanyContext): ReadonlySet<CompanyField> {
  const { legalForm, rules } = context;
  return new Set<CompanyField>([
    'firma',
    'gruendungsdatum',
    'toggleWirtschaftsId',
    'vorsteuer',
    ...requiredFields(answers, context),
    'wirtschaftszweig',
    ...optional.filter((field) => partsOf(legalForm).companyFields.includes(field)),
    ...(rules.askForInternationalBusinessConnection ? (['hasInternationalBusinessConnection'] as const) : []),
    ...(rules.askForGirocard ? (['girocard'] as const) : []),
  ]);
}
