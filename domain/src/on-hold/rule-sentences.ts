import { legalFormLabels } from '../legal-form/legal-form.js';
import { companyTypeLabels } from '../list/company-types.js';
import { countryLabel } from '../list/countries.js';
import { industryLabel } from '../list/industries.js';
import { thresholdOf, type BusinessRules, type PersonRules, type RuleSet } from './rule-set.js';

/** Items of a long list that are named; the others are counted. */
const mostNamed = 5;

/** Writes the names of a list. */
type Named = <T extends string>(items: readonly T[], nameOf?: (item: T) => string) => string;

const namedUpTo =
  (most: number): Named =>
  (items, nameOf = (item) => item) => {
    const names = items.slice(0, most).map(nameOf).join(', ');
    const more = items.length - most;
    return more > 0 ? `${names} und ${more} weitere` : names;
  };

const isSet = <T extends string>(list: readonly T[] | undefined): list is readonly T[] =>
  list !== undefined && list.length > 0;

function personSentences(rules: PersonRules, named: Named): readonly string[] {
  const { nationality, '!nationality': otherThan, creditCheckScoreRange: range } = rules;
  const postalCodes = rules.address?.['!postalCode'];
  const age = thresholdOf(rules.age);
  return [
    ...(age === undefined ? [] : [`Eine Person ist jünger als ${age} Jahre.`]),
    ...(isSet(nationality)
      ? [`Eine Person hat eine dieser Staatsangehörigkeiten: ${named(nationality, countryLabel)}.`]
      : []),
    ...(isSet(otherThan)
      ? [`Eine Person hat keine dieser Staatsangehörigkeiten: ${named(otherThan, countryLabel)}.`]
      : []),
    ...(isSet(postalCodes) ? [`Eine Person wohnt außerhalb dieser Postleitzahlen: ${named(postalCodes)}.`] : []),
    ...(isSet(range)
      ? [`Die Bonitätsprüfung einer Person ergibt ${range[0]} bis ${range.at(-1)} oder keine Auskunft.`]
      : []),
  ];
}

function businessSentences(rules: BusinessRules, named: Named): readonly string[] {
  const { crsType, industry, legalForm } = rules;
  const score = thresholdOf(rules.economyReportScore);
  const quota = thresholdOf(rules.economyReportRiskQuota);
  return [
    ...(isSet(crsType) ? [`Der CRS-Typ ist ${crsType.map((type) => companyTypeLabels[type]).join(', ')}.`] : []),
    ...(rules.fatcaRelevant === true ? ['Das Unternehmen ist FATCA-relevant.'] : []),
    ...(isSet(industry) ? [`Das Unternehmen hat eine dieser Branchen: ${named(industry, industryLabel)}.`] : []),
    ...(isSet(legalForm) ? [`Die Rechtsform ist eine von: ${named(legalForm, (form) => legalFormLabels[form])}.`] : []),
    ...(score === undefined ? [] : [`Der Bonitätsindex liegt über ${score}, oder es gibt keine Auskunft.`]),
    ...(quota === undefined
      ? []
      : [`Das Ausfallrisiko liegt über ${String(quota).replace('.', ',')} %, oder es gibt keine Auskunft.`]),
  ];
}

/** The sentences that only the one of two summaries has. */
export function sentencesApart(
  before: readonly string[],
  after: readonly string[],
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  return {
    before: before.filter((sentence) => !after.includes(sentence)),
    after: after.filter((sentence) => !before.includes(sentence)),
  };
}

/** When an order is put on hold by these rules, one sentence per rule; of a longer list `most` items are named. */
export function ruleSentences(rules: RuleSet, most: number = mostNamed): readonly string[] {
  const named = namedUpTo(most);
  return [...personSentences(rules.people?.['*'] ?? {}, named), ...businessSentences(rules.business ?? {}, named)];
}
