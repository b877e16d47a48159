import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { Response } from 'express';
import { problem } from '../../http/answer/problem-table.js';

/** Answers 204. @throws Problem 409 when the command did not get its result in time. */
export function answerDone(response: Response, outcome: CaseOutcome): void {
  if (outcome.kind === 'interrupted') throw problem(outcome.state, { state: outcome.state });
  response.status(204).end();
}
