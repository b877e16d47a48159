import * as z from 'zod';
import { legalForms } from '../legal-form/legal-form.js';
import { companyTypes } from '../list/company-types.js';
import { defaultAgeThreshold, type RuleSet } from './rule-set.js';
import { chosenScore, economyRanges, storedRange, type EconomyRange } from './score-range.js';

const ranges = Object.keys(economyRanges) as [EconomyRange, ...EconomyRange[]];
const countryCode = z.string().regex(/^[A-Z]{2}$/, 'Ländercodes aus genau zwei Großbuchstaben erforderlich');
const postalCode = z.string().regex(/^\d{5}$/, 'Fünfstellige Postleitzahlen erforderlich');
const list = <T extends z.ZodType>(item: T) => z.array(item).max(500);
const oneOrMore = <T extends z.ZodType<string>>(item: T) => z.union([list(item), item.transform((one) => [one])]);

const age = z
  .string()
  .trim()
  .transform((text) => (text === '' || text === '<' ? `< ${defaultAgeThreshold}` : text))
  .refine((text) => /^<\s*\d{1,3}$/.test(text), 'Alter als "< Jahre" erforderlich');
const scoreRange = list(z.string().regex(/^[A-P]$/)).transform((letters) => {
  const chosen = chosenScore(letters);
  return chosen === undefined ? [] : [...storedRange(chosen)];
});
const threshold = (pattern: RegExp) =>
  z.string().refine((text) => pattern.test(text), 'Schwelle als "> Zahl" erforderlich');

/**
 * The setting `simplePutOnHoldConfig`. An empty age becomes 18; credit grades are stored from the chosen one up to P,
 * with J as K and grades above M as M (R3 §4.5, §5, §9). Quotas have at most 3 integer and 2 decimal digits.
 */
export const ruleSetSchema = z.strictObject({
  people: z
    .strictObject({
      '*': z
        .strictObject({
          age: age.optional(),
          nationality: list(countryCode).optional(),
          '!nationality': list(countryCode).optional(),
          address: z.strictObject({ '!postalCode': list(postalCode).optional() }).optional(),
          creditCheckScoreRange: scoreRange.optional(),
        })
        .optional(),
    })
    .optional(),
  business: z
    .strictObject({
      crsType: oneOrMore(z.enum(companyTypes)).optional(),
      fatcaRelevant: z.boolean().optional(),
      industry: oneOrMore(z.string().min(1).max(60)).optional(),
      legalForm: oneOrMore(z.enum(legalForms)).optional(),
      economyReportRange: z.enum(ranges).optional(),
      economyReportScore: threshold(/^>\s*\d{1,4}$/).optional(),
      economyReportRiskQuota: threshold(/^>\s*\d{1,3}(?:[.,]\d{1,2})?$/).optional(),
    })
    .optional(),
}) satisfies z.ZodType<RuleSet>;

/** Reads a stored rule set; throws ZodError when it is none (R3 §5 "Put-on-hold save"). */
export function parseRuleSet(value: unknown): RuleSet {
  return ruleSetSchema.parse(value);
}
