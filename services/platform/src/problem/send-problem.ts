import type { ServerResponse } from 'node:http';
import { currentTraceId } from '../trace/trace-context.js';
import type { Problem } from './problem.js';
import { retryAfterOf } from './retry-after.js';

export const problemType = 'application/problem+json';

/** Answers with a problem, and with `Retry-After` where it is known. */
export function sendProblem(response: ServerResponse, problem: Problem): void {
  const seconds = retryAfterOf(problem);
  if (seconds !== undefined && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', String(seconds));
  const body = textOf(problem);
  response.statusCode = problem.status;
  response.setHeader('Content-Type', `${problemType}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The body of a problem (RFC 9457). */
export function textOf(problem: Problem): string {
  return JSON.stringify({
    type: `urn:kontor:problem:${problem.code}`,
    title: problem.title,
    status: problem.status,
    code: problem.code,
    ...(problem.status === 500 ? {} : { detail: problem.message }),
    message: problem.message,
    traceId: currentTraceId(),
    ...problem.extensions,
  });
}
