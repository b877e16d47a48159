import {
  changedConnectionSchema,
  connectionCheckSchema,
} from '@kontor/api/provider-connection/provider-connection.schema';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { etagOf, seenVersion } from '@kontor/platform/http/entity-tag';
import { emptyBody, parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Response } from 'express';
import * as z from 'zod';
import { type ApprovalGate, isAsked } from '../../access/approval/approval.module.js';
import { noteAct } from '../../http/answer/act-detail.js';
import { problem } from '../../http/answer/problem-table.js';
import { staffOf } from '../../access/session/session.module.js';
import type { ConnectionOrder } from './connection-act.js';
import { changeConnection, checkConnection, providerOfSetting, readConnection } from './connection-setting.js';
import type { ConnectionServices } from './connection-services.js';
import { readOnboardingData } from './onboarding-data.js';
import { listWebhooks, registerWebhooks, removeWebhooks } from './webhooks.js';

export interface ConnectionRouterDeps {
  readonly services: ConnectionServices;
  readonly bankName: () => Promise<string>;
  readonly gate: ApprovalGate;
}

const nameParams = z.object({ name: z.string().max(100) });

/** @throws Problem 401, 403 */
function root(response: Response) {
  return staffOf(response, staffAreas.instance);
}

/** Connections to providers, which their services keep, with webhooks and onboarding data (R3 §2.9, §7). */
export function createConnectionRouter(deps: ConnectionRouterDeps): Router {
  const router = Router();
  addSettings(router, deps);
  addProviderCalls(router, deps);
  return router;
}

/** Other settings go on to the next router. */
function addSettings(router: Router, { services, gate }: ConnectionRouterDeps): void {
  router.get('/settings/:name', async (request, response, next) => {
    const provider = providerOfSetting(request.params.name);
    if (provider === undefined) return next();
    root(response);
    const setting = await readConnection(services, provider);
    response.set('ETag', etagOf(setting.version)).json(setting);
  });
  router.put('/settings/:name', async (request, response, next) => {
    const provider = providerOfSetting(request.params.name);
    if (provider === undefined) return next();
    const session = root(response);
    const body = parseBody(changedConnectionSchema.extend({ name: z.literal(request.params.name) }), request);
    const version = seenVersion(request.get('if-match')) ?? body.version ?? null;
    const order: ConnectionOrder = { provider, address: body.value, version };
    if (await isAsked(gate, response, { act: 'connections', session, caseId: null, subject: provider, order })) return;
    const { accountId } = session;
    const before = await readConnection(services, provider);
    const setting = await changeConnection(services, provider, { address: body.value, version, accountId });
    // Secrets are masked in both.
    noteAct(response, { changes: [{ name: setting.name, before: before.value, after: setting.value }] });
    response.set('ETag', etagOf(setting.version)).json(setting);
  });
  router.post('/settings/:name/check', async (request, response) => {
    root(response);
    const provider = providerOfSetting(parseParams(nameParams, request).name);
    if (provider === undefined) throw problem('not-found');
    const { value } = parseBody(connectionCheckSchema, request);
    response.json(await checkConnection(services, provider, value));
  });
}

function addProviderCalls(router: Router, { services, bankName }: ConnectionRouterDeps): void {
  router.get('/my-connect/onboarding-data', async (_request, response) => {
    root(response);
    response.json(await readOnboardingData(services, bankName));
  });
  router.get('/admin_webhooks/collection', async (_request, response) => {
    root(response);
    response.json(await listWebhooks(services));
  });
  router.post('/admin_webhooks/registerAll', async (request, response) => {
    root(response);
    parseBody(emptyBody, request);
    response.json(await registerWebhooks(services));
  });
  router.post('/admin_webhooks/removeAll', async (request, response) => {
    root(response);
    parseBody(emptyBody, request);
    response.json(await removeWebhooks(services));
  });
}
