import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { coSignerOf } from '../../access/session/session.module.js';
import { completionSchema } from '../person/person.module.js';
import { completeOwnPerson, readOwnPerson, startOwnCheck } from './own-person.js';
import type { OwnPersonDeps } from './own-person-deps.js';

/** What a co-signer reads and does by the own link. */
export function createOwnPersonRouter(deps: OwnPersonDeps): Router {
  const router = Router();
  router.get('/me/person', async (_request, response) => {
    const person = await readOwnPerson(deps, coSignerOf(response));
    response.set('Cache-Control', 'no-store').json(person);
  });
  router.patch('/me/person', async (request, response) => {
    const session = coSignerOf(response);
    const body = parseBody(completionSchema(deps), request);
    response.set('Cache-Control', 'no-store').json(await completeOwnPerson(deps, session, body));
  });
  router.post('/me/person/start', async (_request, response) => {
    const check = await startOwnCheck(deps, coSignerOf(response));
    response.set('Cache-Control', 'no-store').json(check);
  });
  return router;
}
