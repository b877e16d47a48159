import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { defaultProblem } from '../problem/default-problems.js';
import { Problem } from '../problem/problem.js';

/** Object schemas refuse unknown keys unless they say otherwise. */
function strictly(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
}

/** Schema of a call without a body: none, or an empty object. */
export const emptyBody = z.strictObject({});

/** The request's body, parsed; unknown keys are refused. @throws ZodError, answered as 422. */
export function parseBody<S extends z.ZodType>(schema: S, request: Request): z.output<S> {
  const body: unknown = request.body;
  return strictly(schema).parse(body === undefined ? {} : body) as z.output<S>;
}

/** The query of the request, parsed; unknown keys are dropped. @throws ZodError, answered as 422. */
export function parseQuery<S extends z.ZodType>(schema: S, request: Request): z.output<S> {
  return schema.parse({ ...request.query });
}

/** The parameters of the path, parsed. @throws Problem 404: an id of the wrong form is an unknown id. */
export function parseParams<S extends z.ZodType>(schema: S, request: Request): z.output<S> {
  const parsed = schema.safeParse(request.params);
  if (!parsed.success) throw new Problem({ ...defaultProblem(404), code: 'not-found' });
  return parsed.data;
}

/** Middleware that replaces the body by its parsed form, or answers 422 with violations. */
export function validate<S extends z.ZodType>(schema: S): RequestHandler<Record<string, string>, unknown, z.output<S>> {
  const strict = strictly(schema);
  return (request, _response, next) => {
    const body: unknown = request.body;
    request.body = strict.parse(body === undefined ? {} : body) as z.output<S>;
    next();
  };
}
