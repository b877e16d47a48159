import type { Request, RequestHandler } from 'express';
import { defaultProblem } from '../problem/default-problems.js';
import { Problem } from '../problem/problem.js';

/** Content types that the body parsers read; another type would be parsed as an empty body. */
export const bodyTypes = ['application/json', 'application/ld+json', 'multipart/form-data'];

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Refuses a body of another type with 415, so that it is never mistaken for an empty one. */
export const refuseOtherBodies: RequestHandler = (request, _response, next) => {
  const isKnown = !hasBody(request) || request.is(bodyTypes) !== false;
  next(isKnown ? undefined : new Problem({ ...defaultProblem(415), code: 'body-type' }));
};
