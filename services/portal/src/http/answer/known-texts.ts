import { namingTexts, plainTexts, unnamedTexts } from '@kontor/domain/violation/violation-texts';
import { violationText } from '@kontor/domain/violation/violation-text';
import { defaultProblem } from '@kontor/platform/problem/default-problems';
import type { ProblemEntry } from '@kontor/platform/problem/problem';
import problems from '@kontor/texts/en/problems.json' with { type: 'json' };
import sentences from '@kontor/texts/en/sentences.json' with { type: 'json' };
import violations from '@kontor/texts/en/violations.json' with { type: 'json' };
import type { Language } from '@kontor/texts/languages';
import { ruleTemplate, type RuleTexts } from '@kontor/texts/rules';
import { createSentenceTranslator, type Sentences, type SentenceTranslator } from '@kontor/texts/sentences';
import { problemTable } from './problem-table.js';

interface Texts {
  /** By code, with the endings `.title` and `.message`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly sentences: Sentences;
  readonly violations: RuleTexts;
}

/** The texts of each language in which the rules do not write themselves. */
const textsOf: Readonly<Record<Exclude<Language, 'de'>, Texts>> = { en: { problems, sentences, violations } };

const httpStatuses = [400, 401, 403, 404, 405, 408, 409, 412, 413, 415, 422, 429, 431, 500, 503];

/** A number that no rule has, to find where a text has its number. */
const anyLimit = 987_654;

/** Every German text of problems, rules and sentences that a customer is answered, in a language. */
export const inLanguage: Readonly<Record<Exclude<Language, 'de'>, SentenceTranslator>> = {
  en: createSentenceTranslator('en', { ...textsOf.en.sentences, ...ofRules(textsOf.en), ...ofProblems(textsOf.en) }),
};

function ofRules(texts: Texts): Sentences {
  const named = Object.keys({ ...namingTexts, ...unnamedTexts }).map((label) => ({ code: 'required', label }));
  const plain = Object.keys(plainTexts).map((code) => ({ code }));
  const rules = [...named, ...plain].flatMap((rule) => [undefined, 1, anyLimit].map((limit) => ({ ...rule, limit })));
  return Object.fromEntries(
    rules.map((rule) => [
      violationText(rule as Parameters<typeof violationText>[0]).replace(String(anyLimit), '{limit}'),
      ruleTemplate(texts.violations, rule) ?? '',
    ]),
  );
}

function ofProblems({ problems: known }: Texts): Sentences {
  const byCode: Readonly<Record<string, ProblemEntry>> = {
    ...Object.fromEntries(httpStatuses.map((status) => [`http-${status}`, defaultProblem(status)])),
    ...problemTable,
  };
  return Object.fromEntries(
    Object.entries(byCode).flatMap(([code, { title, message }]) => {
      const [inTitle, inMessage] = [known[`${code}.title`], known[`${code}.message`]];
      return inTitle === undefined || inMessage === undefined
        ? []
        : [
            [title, inTitle],
            [message, inMessage],
          ];
    }),
  );
}
