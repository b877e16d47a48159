import { shareCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import { personIdSchema } from '@kontor/domain/person/person-id.schema';
import { seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { customerOf } from '../../access/session/session.module.js';
import { changePerson, changeVotingShare, type PersonToChange } from './change-person.js';
import { personBodySchema } from './payload.schema.js';
import type { PersonCompletion } from './person-completion.js';
import type { PersonConceptDeps } from './person-deps.js';
import { readPerson } from './read-person.js';
import { invitePerson } from './invite-person.js';
import { resendCheckMail } from './resend-check-mail.js';

const params = z.object({ id: personIdSchema });

/** Persons of the own application, one by one; a beneficial owner has the id of its person (R2 §7). */
export function createPersonRouter(deps: PersonConceptDeps, completion: PersonCompletion): Router {
  const { core, applications } = deps;
  const router = Router();
  router.get('/people/:id', async (request, response) => {
    const { caseId } = customerOf(response);
    const { id: personId } = parseParams(params, request);
    const person = await readPerson({ core, applications }, { caseId, personId });
    response.set('Cache-Control', 'no-store').json(person);
  });
  router.post('/people/:id/resend_mail', async (request, response) => {
    const { caseId } = customerOf(response);
    const { id: personId } = parseParams(params, request);
    await resendCheckMail(deps, { caseId, personId });
    response.status(204).end();
  });
  router.post('/people/:id/invite', async (request, response) => {
    const { caseId } = customerOf(response);
    const { id: personId } = parseParams(params, request);
    await invitePerson(deps, { caseId, personId });
    response.status(204).end();
  });
  router.put('/people/:id', async (request, response) => {
    const asked = askedOf(request, response);
    const body = parseBody(personBodySchema, request);
    response.json(await changePerson({ applications }, asked, body));
  });
  router.put('/beneficial_owners/:id', async (request, response) => {
    const asked = askedOf(request, response);
    const { votingShare } = parseBody(shareCompletionSchema, request);
    response.json(await changeVotingShare({ core, applications, completion }, asked, votingShare));
  });
  return router;
}

function askedOf(request: Request, response: Response): PersonToChange {
  const { caseId, accountId } = customerOf(response);
  const { id: personId } = parseParams(params, request);
  return { caseId, accountId, personId, seen: seenVersion(request.get('if-match')) };
}
