import { Problem, ValidationFailed, type Violation } from '@kontor/platform/problem/problem';
import type { Request, Response } from 'express';
import { answerLanguage } from './answer-language.js';
import { inLanguage } from './known-texts.js';

/**
 * The problem in the language of the request, with the headers that say so. Where a text of it is not known in that
 * language, the whole problem stays German.
 */
export function problemInLanguage(problem: Problem, request: Request, response: Response): Problem {
  const language = answerLanguage(request, response);
  const worded = language === 'de' ? undefined : wordedBy(problem, inLanguage[language]);
  response.vary('Accept-Language');
  response.setHeader('Content-Language', worded === undefined ? 'de' : language);
  return worded ?? problem;
}

type Find = (german: string) => string | undefined;

function wordedBy(problem: Problem, find: Find): Problem | undefined {
  const { status, code, cause } = problem;
  const title = find(problem.title);
  const message = find(problem.message);
  if (title === undefined || message === undefined) return undefined;
  if (problem instanceof ValidationFailed) {
    const violations = translated(problem.violations, find);
    if (violations === undefined) return undefined;
    const { extensions } = new ValidationFailed(violations);
    return new Problem({ status, code, title, message, extensions: { ...problem.extensions, ...extensions }, cause });
  }
  const extensions = { ...problem.extensions };
  for (const key of ['message', 'detail']) {
    const german = extensions[key];
    if (typeof german !== 'string') continue;
    const text = find(german);
    if (text === undefined) return undefined;
    extensions[key] = text;
  }
  return new Problem({ status, code, title, message, extensions, cause });
}

function translated(violations: readonly Violation[], find: Find): readonly Violation[] | undefined {
  const found = violations.map((violation) => ({ ...violation, message: find(violation.message) }));
  return found.every(({ message }) => message !== undefined) ? (found as readonly Violation[]) : undefined;
}
