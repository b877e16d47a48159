import { defaultProblem } from './default-problems.js';
import { Problem, type ProblemOptions } from './problem.js';

/** The refusal of a request for which only a status is known: its default text, under the code `http-<status>`. */
export function httpProblem(status: number, more: Pick<ProblemOptions, 'cause' | 'extensions'> = {}): Problem {
  return new Problem({ ...defaultProblem(status), code: `http-${status}`, ...more });
}
