import { seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { customerOf } from '../../access/session/session.module.js';
import { changeBusiness, saveBusiness } from './change-business.js';
import { listBusinesses } from './list-businesses.js';
import { businessBodySchema } from './payload.schema.js';
import type { PersonConceptDeps } from './person-deps.js';

const params = z.object({ id: z.string().max(40) });

/** Reads and writes the companies of the own application, part by part (R1 §7, R2 §7). */
export function createBusinessRouter({ applications }: PersonConceptDeps): Router {
  const router = Router();
  router.get('/businesses', async (_request, response) => {
    const { caseId } = customerOf(response);
    response.json(await listBusinesses(applications, caseId));
  });
  router.post('/businesses', async (request, response) => {
    const { caseId } = customerOf(response);
    const body = parseBody(businessBodySchema, request);
    const seen = seenVersion(request.get('if-match'));
    response.status(201).json(await saveBusiness(applications, { caseId, seen, body }));
  });
  router.put('/businesses/:id', async (request, response) => {
    const { caseId } = customerOf(response);
    const { id } = parseParams(params, request);
    const body = parseBody(businessBodySchema, request);
    const seen = seenVersion(request.get('if-match'));
    response.json(await changeBusiness(applications, { caseId, seen, body, id }));
  });
  return router;
}
