import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import * as z from 'zod';
import { ServiceFault } from '../bus/service-fault.js';
import type { Logger } from '../logger/logger.js';
import { isMongoUnavailable } from '../mongo/mongo-errors.js';
import { defaultProblem } from './default-problems.js';
import { httpProblem } from './http-problem.js';
import { Problem, ValidationFailed } from './problem.js';
import type { ProblemTable } from './problem.js';
import { sendProblem } from './send-problem.js';
import { violationsOf } from './validation.js';

export interface ProblemHandlerOptions {
  logger: Logger;
  /** Errors with a `code` of this table are answered by it; their `extensions` are added to the body. */
  table?: ProblemTable;
  /** The problem as it is answered to this request, e.g. in another language. */
  worded?: (problem: Problem, request: Request, response: Response) => Problem;
}

/** Answers a request without a route: 404 as a problem. */
export const notFoundHandler: RequestHandler = (_request, _response, next) => {
  next(new Problem({ ...defaultProblem(404), code: 'not-found' }));
};

/** Converts errors to responses (`application/problem+json`). An unknown error is 500 without detail. */
export function problemHandler({
  logger,
  table = {},
  worded = (problem) => problem,
}: ProblemHandlerOptions): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const problem = toProblem(error, table);
    if (problem.status >= 500) logger.error({ err: error, status: problem.status }, 'request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    sendProblem(response, worded(problem, request, response));
  };
}

function toProblem(error: unknown, table: ProblemTable): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof z.core.$ZodError) return new ValidationFailed(violationsOf(error));
  const known = fromTable(error, table);
  if (known !== undefined) return known;
  if (isMongoUnavailable(error) || (error instanceof ServiceFault && error.retryable)) {
    return new Problem({ ...defaultProblem(503), code: 'unavailable', cause: error });
  }
  const status = httpErrorStatus(error);
  if (status !== undefined) return httpProblem(status, { cause: error });
  return new Problem({ ...defaultProblem(500), code: 'internal', cause: error });
}

function fromTable(error: unknown, table: ProblemTable): Problem | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const entry = Object.hasOwn(table, error.code) ? table[error.code] : undefined;
  if (entry === undefined) return undefined;
  const extensions =
    'extensions' in error && typeof error.extensions === 'object' && error.extensions !== null ? error.extensions : {};
  return new Problem({ ...entry, code: error.code, extensions: { ...extensions }, cause: error });
}

/** Errors of Express and its body parsers carry a 4xx `status`. */
function httpErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
}
