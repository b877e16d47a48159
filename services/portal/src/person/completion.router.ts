import { legalFormOf } from '@kontor/domain/application/application';
import { asksForGirocard } from '@kontor/domain/application/missing-mail';
import { missingMailSchema } from '@kontor/domain/application/missing-mail.schema';
import { withCompletion } from '@kontor/domain/application/missing-person';
import { personCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import { representationOf } from '@kontor/domain/person/person';
import { personIdSchema } from '@kontor/domain/person/person-id.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { customerOf } from '../session/session.module.js';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { PersonConceptDeps } from './person-deps.js';
import type { PersonCompletion, PersonOfCustomer } from './person-completion.js';
import { personOf } from './person-payload.js';

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
    const body = parseBody(personCompletionSchema(germanyToday(deps.now())), request);
    const stored = await completion.store(asked, (person) => withCompletion(person, body));
    response.json(personOf(stored, asked.personId));
  });
  router.patch('/person_complete_done/:id', async (request, response) => {
    const asked = askedOf(request, response);
    parseBody(doneSchema, request);
    await completion.finish(asked);
    response.status(204).end();
  });
  router.post('/person/:id/missing-mail', (request, response) => missingMail(deps, completion, { request, response }));
  return router;
}

function askedOf(request: Request, response: Response): PersonOfCustomer {
  const { caseId, accountId } = customerOf(response);
  return { caseId, accountId, personId: parseParams(params, request).id };
}

async function missingMail(
  { settings }: PersonConceptDeps,
  completion: PersonCompletion,
  { request, response }: { readonly request: Request; readonly response: Response },
): Promise<void> {
  const asked = askedOf(request, response);
  const bank = await settings.all();
  const { email, girocard } = parseBody(missingMailSchema(bank.strictEmailValidation), request);
  const { application } = await completion.store(asked, (person) => ({ ...person, email }));
  const person = application.people.find(({ id }) => id === asked.personId);
  const representation = person === undefined ? undefined : representationOf(person, legalFormOf(application));
  if (asksForGirocard(bank, representation))
    await completion.store(asked, (before) => ({ ...before, girocard: girocard ? 'Ja' : 'Nein' }));
  await completion.finish(asked, false);
  response.status(204).end();
}
