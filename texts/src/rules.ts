/** A broken rule as the domain names it: what is required, the kind, and the number of the rule. */
export interface BrokenRule {
  readonly code: string;
  readonly label?: string | undefined;
  readonly limit?: number | undefined;
}

/** The texts of rules by label, and by code where a rule has none; with the endings `.one` and `.limit` for its number. */
export type RuleTexts = Readonly<Record<string, string>>;

/** The text of a broken rule with `{limit}` for its number; undefined where there is none. */
export function ruleTemplate(texts: RuleTexts, { code, label, limit }: BrokenRule): string | undefined {
  const key = label ?? code;
  const keys = [...(limit === 1 ? [`${key}.one`] : []), ...(limit === undefined ? [] : [`${key}.limit`]), key];
  const found = keys.find((one) => Object.hasOwn(texts, one));
  return found === undefined ? undefined : texts[found];
}
