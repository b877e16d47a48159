import { caseIdSchema } from '@kontor/domain/case/case-id.schema';
import type { RequestHandler } from 'express';
import * as z from 'zod';

/** The number of a case in a path; anything else is an unknown case. */
export const caseParams = z.object({ id: caseIdSchema });

/** Skips the route unless the path has a case number: other routes have a fixed segment there. */
export const onlyCases: RequestHandler = (request, _response, next) => {
  next(caseParams.safeParse(request.params).success ? undefined : 'route');
};
