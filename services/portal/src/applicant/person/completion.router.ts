import { personIdSchema } from '@kontor/domain/person/person-id.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { customerOf } from '../../access/session/session.module.js';
import { completeMail, completePerson } from './complete-person.js';
import { completionSchema, mailSchema } from './completion-body.js';
import type { PersonConceptDeps } from './person-deps.js';
import type { PersonCompletion, PersonOfCustomer } from './person-completion.js';

const params = z.object({ id: personIdSchema });
const doneSchema = z.strictObject({ status: z.literal('information_completed') });

/**
 * Data that a provider requires after the transfer (R2 §7): data and share are stored, then transferred; a mail at
 * once.
 */
export function createCompletionRouter(deps: PersonConceptDeps, completion: PersonCompletion): Router {
  const router = Router();
  router.patch('/person_complete/:id', async (request, response) => {
    const asked = askedOf(request, response);
    const body = parseBody(completionSchema(deps), request);
    response.json(await completePerson(completion, asked, body));
  });
  router.patch('/person_complete_done/:id', async (request, response) => {
    const asked = askedOf(request, response);
    parseBody(doneSchema, request);
    await completion.finish(asked);
    response.status(204).end();
  });
  router.post('/person/:id/missing-mail', async (request, response) => {
    const asked = askedOf(request, response);
    const body = parseBody(await mailSchema(deps), request);
    await completeMail({ settings: deps.settings, completion }, asked, body);
    response.status(204).end();
  });
  return router;
}

function askedOf(request: Request, response: Response): PersonOfCustomer {
  const { caseId, accountId } = customerOf(response);
  return { caseId, accountId, personId: parseParams(params, request).id };
}
