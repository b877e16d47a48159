import type { RequestHandler } from 'express';
import * as z from 'zod';

/** The number of a case in a path; anything else is an unknown case. */
export const caseParams = z.object({ id: z.string().regex(/^\d{1,12}$/) });

/** A command without a body. */
export const emptyBody = z.strictObject({});

/** Skips the route unless the path has a case number: other routes have a fixed segment there. */
export const onlyCases: RequestHandler = (request, _response, next) => {
  next(caseParams.safeParse(request.params).success ? undefined : 'route');
};
