import * as z from 'zod';
import { legalForms } from '../legal-form/legal-form.js';
import { companyTypes } from '../list/company-types.js';
import { ruleSetOfForm, type RuleSetForm } from './rule-set-form.js';
import { ruleSetProblems } from './rule-set-problems.js';
import { economyRanges, type EconomyRange } from './score-range.js';

const ranges = Object.keys(economyRanges) as [EconomyRange, ...EconomyRange[]];
const typed = z.string().max(5000);

const fields = z.strictObject({
  ageActive: z.boolean(),
  age: typed,
  nationalityActive: z.boolean(),
  nationality: typed,
  otherNationalityActive: z.boolean(),
  otherNationality: typed,
  postalCodeActive: z.boolean(),
  postalCode: typed,
  creditCheckActive: z.boolean(),
  creditCheckScore: typed,
  crsType: z.array(z.enum(companyTypes)),
  fatcaRelevant: z.boolean(),
  industry: z.array(z.string().min(1).max(60)).max(500),
  legalForm: z.array(z.enum(legalForms)),
  economyReportActive: z.boolean(),
  economyReportRange: z.enum(ranges),
  economyReportScore: typed,
  economyReportRiskQuota: typed,
}) satisfies z.ZodType<RuleSetForm>;

/** The put-on-hold form; returns the rule set to store, or each refused field with its German message (R3 §5). */
export const ruleSetFormSchema = fields
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(ruleSetProblems(form))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform(ruleSetOfForm);
