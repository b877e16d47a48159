import { legalFormOf } from '@kontor/domain/application/application';
import { shareCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import type { PersonPayload } from '@kontor/domain/application/order-payload';
import { fromPersonPayload, toPersonPayload } from '@kontor/domain/application/person-mapping';
import type { Person } from '@kontor/domain/person/person';
import { personIdSchema } from '@kontor/domain/person/person-id.schema';
import { formatShare } from '@kontor/domain/person/share';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { customerOf } from '../session/session.module.js';
import { identityCheckUrl, seenVersion, type StoredApplication } from '../application/application.module.js';
import { problem } from '../problem-table.js';
import { currentApplication, type PersonConceptDeps } from './person-deps.js';
import { personBodySchema } from './payload.schema.js';
import { isAskedFor, type PersonCompletion } from './person-completion.js';
import { personOf } from './person-payload.js';
import { replaced } from './replaced-person.js';

const params = z.object({ id: personIdSchema });

/** Persons of the own application, one by one; a beneficial owner has the id of its person (R2 §7). */
export function createPersonRouter({ core, applications }: PersonConceptDeps, completion: PersonCompletion): Router {
  const router = Router();
  router.get('/people/:id', async (request, response) => {
    const { caseId } = customerOf(response);
    const { id } = parseParams(params, request);
    const person = personOf(await currentApplication(applications, caseId), id);
    const [found, findings] = await Promise.all([core.cases.find(caseId), core.findings.ofCase(caseId)]);
    const url = found === null ? undefined : identityCheckUrl(found, findings, id);
    response.set('Cache-Control', 'no-store').json({ ...person, bgoLastIdentificationUrl: url ?? null });
  });
  router.put('/people/:id', async (request, response) => {
    const { caseId } = customerOf(response);
    const { id } = parseParams(params, request);
    const body = parseBody(personBodySchema, request);
    const change = (stored: StoredApplication) =>
      withPerson(stored, id, (before) => ({ ...before, ...body, id }) as PersonPayload);
    const { stored } = await applications.drafts.save({ caseId, seen: seenVersion(request.get('if-match')), change });
    response.json(personOf(stored, id));
  });
  router.put('/beneficial_owners/:id', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    const { id } = parseParams(params, request);
    const { votingShare } = parseBody(shareCompletionSchema, request);
    const change = (person: Person) => withShare(person, votingShare);
    const found = await core.cases.find(caseId);
    const seen = seenVersion(request.get('if-match'));
    const stored =
      found !== null && isAskedFor(found, id)
        ? await completion.store({ caseId, accountId, personId: id }, change)
        : (await applications.drafts.save({ caseId, seen, change: (before) => replaced(before, id, change) })).stored;
    response.json(personOf(stored, id).beneficialOwner);
  });
  return router;
}

function withPerson(
  stored: StoredApplication,
  id: string,
  change: (before: PersonPayload) => PersonPayload,
): StoredApplication {
  const legalForm = legalFormOf(stored.application);
  if (legalForm === undefined) throw problem('not-found');
  return replaced(stored, id, (person) =>
    fromPersonPayload(change(toPersonPayload(person, legalForm)), person, legalForm),
  );
}

const withShare = (person: Person, votingShare: number): Person => ({
  ...person,
  gesellschafter: 'Ja',
  gesellschafterAnteile: formatShare(votingShare),
});
