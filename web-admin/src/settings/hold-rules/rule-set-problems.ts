import { itemsOf, type RuleSetForm } from './rule-set-form.js';
import { selectableScores } from '@kontor/domain/on-hold/score-range';

/** Why the fields of a put-on-hold form are refused, in German; valid fields are absent. */
export type RuleSetProblems = Readonly<Partial<Record<keyof RuleSetForm, string>>>;

/** German messages of the put-on-hold form. */
export const ruleSetMessages = {
  age: 'Alter in ganzen Jahren erforderlich, höchstens drei Ziffern',
  nationality: 'Mindestens ein Land erforderlich',
  postalCode: 'Fünfstellige Postleitzahlen erforderlich, durch Kommas getrennt',
  creditCheckScore: 'Buchstabe von A bis M erforderlich',
  score: 'Positive ganze Zahl mit höchstens vier Ziffern erforderlich',
  riskQuota: 'Positive Zahl mit höchstens drei Ziffern vor und zwei nach dem Komma erforderlich',
  threshold: 'Bonitätsindex oder Ausfallrisiko erforderlich',
} as const;

function arePostalCodes(text: string): boolean {
  const items = itemsOf(text);
  return items.length > 0 && items.every((item) => /^\d{5}$/.test(item));
}

const isPositive = (text: string): boolean => /[1-9]/.test(text);
const isScore = (text: string): boolean => /^\d{1,4}$/.test(text) && isPositive(text);
const isQuota = (text: string): boolean => /^\d{1,3}(?:,\d{1,2})?$/.test(text) && isPositive(text);

function economyProblems(form: RuleSetForm): RuleSetProblems {
  if (!form.economyReportActive || form.economyReportRange !== 'MANUAL') return {};
  const score = form.economyReportScore.trim();
  const riskQuota = form.economyReportRiskQuota.trim();
  if (score === '' && riskQuota === '') return { economyReportScore: ruleSetMessages.threshold };
  return {
    ...(score === '' || isScore(score) ? {} : { economyReportScore: ruleSetMessages.score }),
    ...(riskQuota === '' || isQuota(riskQuota) ? {} : { economyReportRiskQuota: ruleSetMessages.riskQuota }),
  };
}

/** Why a put-on-hold form cannot be saved; only rules that are on are validated (R3 §5 "Put-on-hold save"). */
export function ruleSetProblems(form: RuleSetForm): RuleSetProblems {
  const { age, creditCheckScore } = form;
  const isAge = age.trim() === '' || (/^\d{1,3}$/.test(age.trim()) && isPositive(age));
  const isLetter = (selectableScores as readonly string[]).includes(creditCheckScore);
  return {
    ...(form.ageActive && !isAge ? { age: ruleSetMessages.age } : {}),
    ...(form.nationalityActive && form.nationality.length === 0 ? { nationality: ruleSetMessages.nationality } : {}),
    ...(form.otherNationalityActive && form.otherNationality.length === 0
      ? { otherNationality: ruleSetMessages.nationality }
      : {}),
    ...(form.postalCodeActive && !arePostalCodes(form.postalCode) ? { postalCode: ruleSetMessages.postalCode } : {}),
    ...(form.creditCheckActive && !isLetter ? { creditCheckScore: ruleSetMessages.creditCheckScore } : {}),
    ...economyProblems(form),
  };
}
