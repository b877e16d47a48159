import express, { Router, type NextFunction, type Request, type Response } from 'express';
import * as z from 'zod';
import { deletePerson } from '../providers/banking/persons.js';
import type { Bank } from '../providers/banking/bank.js';
import { faultSettingsSchema, type FaultTarget } from '../faults/faults.js';
import { OUTCOMES, type IdentityCheck } from '../identity-checks/identity-checks.js';
import { matchesReference, PROVIDERS } from '../ledger/ledger.js';
import { errorAnswer, found, parseBody, ProviderError } from '../provider-http/answer.js';
import type { Sandbox } from '../state/sandbox.js';

const outcomeSchema = z.strictObject({ outcome: z.enum(OUTCOMES) });

/** Control calls of tests and people. No authentication: it never runs in production. */
export function createControlRouter(sandbox: Sandbox, bank: Bank): Router {
  const router = Router();
  // A form post is handled by the pages; everything else here is JSON.
  const json = express.json({ limit: '100kb' });
  addFaultRoutes(router, sandbox);
  addCheckRoutes(router, sandbox);
  router.get('/ledger', (request, response) => {
    const { provider, reference, kind } = textsOf(request.query);
    response.json(sandbox.ledger.view({ provider, reference, kind }));
  });
  router.get('/webhook-deliveries', (request, response) => {
    response.json({ items: deliveriesOf(sandbox, textsOf(request.query)) });
  });
  router.post('/banking/persons/:id/delete', json, async (request, response) => {
    deletePerson(bank, request.params.id);
    await sandbox.store.settled();
    response.status(204).end();
  });
  return router;
}

/** The last handler: errors of the control calls and pages. */
export function answerControlError(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) return next(error);
  const isMalformed = error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';
  const answer = errorAnswer(isMalformed ? new ProviderError(400, 'malformed', 'The body is no JSON.') : error);
  response.status(answer.status).json(answer.body);
}

function addFaultRoutes(router: Router, { faults, store }: Sandbox): void {
  const json = express.json({ limit: '100kb' });
  router.get('/faults', (_request, response) => {
    response.json(Object.fromEntries(PROVIDERS.map((provider) => [provider, faults.get({ provider })])));
  });
  router.get('/faults/:provider', (request, response) => void response.json(faults.get(targetOf(request))));
  router.put('/faults/:provider', json, async (request, response) => {
    const target = targetOf(request);
    faults.set(target, parseBody(faultSettingsSchema, request.body));
    await store.settled();
    response.json(faults.get(target));
  });
  router.delete('/faults/:provider', async (request, response) => {
    faults.reset(targetOf(request));
    await store.settled();
    response.status(204).end();
  });
}

function addCheckRoutes(router: Router, sandbox: Sandbox): void {
  const { checks, store, config } = sandbox;
  router.get('/identity-checks', (request, response) => {
    const { reference, provider } = textsOf(request.query);
    const items = checks
      .all()
      .filter(
        (check) =>
          (!reference || matchesReference(check.reference, reference)) && (!provider || check.provider === provider),
      );
    response.json({ items: items.map((check) => showCheck(sandbox, check)) });
  });
  router.get(
    '/identity-checks/:id',
    (request, response) => void response.json(showCheck(sandbox, checks.get(request.params.id))),
  );
  router.post('/identity-check/:id/outcome', express.json({ limit: '100kb' }), async (request, response, next) => {
    if (!request.is('json')) return next();
    const { outcome } = parseBody(outcomeSchema, request.body);
    const check = checks.finish(request.params.id, outcome);
    const status = checks.statusOf(check);
    await store.settled();
    response.json({ id: check.id, outcome, status, final: check.final, returnUrl: returnUrl(config.appUrl, outcome) });
  });
}

/** Redirect target after the check. */
export function returnUrl(appUrl: string, outcome: string): string {
  return `${appUrl}/identifikation/${outcome === 'approved' ? 'erfolg' : 'fehler'}`;
}

function showCheck({ checks }: Sandbox, check: IdentityCheck): Record<string, unknown> {
  const { id, provider, reference, url, attempts, final } = check;
  return { id, provider, reference, url, status: checks.statusOf(check), attempts, final };
}

function deliveriesOf(sandbox: Sandbox, filter: Record<string, string>): Record<string, unknown>[] {
  return sandbox.webhooks
    .deliveries()
    .filter(({ provider, event: { data } }) => {
      const isReferenced =
        !filter['reference'] ||
        [data.reference, data.parentReference].some((own) => matchesReference(own, filter['reference'] ?? ''));
      return isReferenced && (!filter['provider'] || provider === filter['provider']);
    })
    .map(({ id, messageId, provider, timestamp, event, url, state, attempts, lastStatus }) => {
      return {
        id,
        messageId,
        provider,
        type: event.type,
        reference: event.data.reference,
        status: event.data.status,
        timestamp,
        url,
        state,
        attempts,
        lastStatus,
      };
    });
}

function targetOf(request: Request): FaultTarget {
  const provider = found(PROVIDERS.find((name) => name === request.params['provider']));
  return { provider, reference: textsOf(request.query)['reference'] };
}

function textsOf(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
