import type { ApiProblem } from '@kontor/api/problem/api-problem';
import { inLanguage, type Words } from '../../texts/create-text.js';
import { text } from '../../texts/opening-text.js';
import { problemText } from '../../texts/problem-text.js';

interface RefusalNotice {
  readonly title: Words;
  readonly body?: Words;
}

/** What is said of a refusal that belongs to no field of the registration (R1 §8 "Registration"). */
export function refusalNotice(problem: ApiProblem, byAdviser: boolean): RefusalNotice {
  const reason = () => problemText(problem);
  if (problem.status === 403) return { title: reason };
  const title = () => text('register.failed.title');
  // Temporary errors, which are not caused by the address.
  if (problem.isTemporary) return { title, body: reason };
  // Chosen on another step, and no longer served since the page was loaded.
  const form = problem.violations.find(({ propertyPath }) => propertyPath === 'businessLegalForm');
  if (form !== undefined) return { title, body: () => inLanguage(form.message) };
  return { title, body: () => text(byAdviser ? 'adviser.invalidMail' : 'register.invalidMail') };
}
