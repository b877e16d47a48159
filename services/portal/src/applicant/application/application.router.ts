import type { CaseId } from '@kontor/domain/case/case-id';
import {
  applicationDraftSchema,
  firmaDraftSchema,
  personDraftSchema,
} from '@kontor/domain/application/application-draft.schema';
import { etagOf, seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import type { Logger } from '@kontor/platform/logger/logger';
import { Router, type Response } from 'express';
import * as z from 'zod';
import { customerOf, readerOf } from '../../access/session/session.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { caseParams, onlyCases } from '../../case/case-record/case-record.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { ApplicationCore } from './application-core.js';
import { changePackage } from './change-package.js';
import type { DocumentsPort } from './documents-port.js';
import type { Draft } from './drafts.js';
import { saveForm } from './save-form.js';
import { draftAnswer, readShownDraft } from './show-draft.js';

export interface ApplicationRouterDeps {
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly documents: DocumentsPort;
  readonly settings: SettingsPort;
  readonly logger: Logger;
}

/** Clients send back what they read; server-only fields are accepted and ignored. */
const putSchema = applicationDraftSchema.extend({
  // A save replaces the form, so a field that was left out by mistake must not count as deleted.
  firma: firmaDraftSchema,
  people: z.array(personDraftSchema).max(1000),
  '@id': z.string().max(100).optional(),
  id: z.union([z.number(), z.string().max(20)]).optional(),
  version: z.number().int().min(0).optional(),
  orderData: z.looseObject({}).optional(),
  status: z.number().optional(),
  passedToSolarisBank: z.boolean().optional(),
  kycnowDocumentOrderRequired: z.boolean().optional(),
  isHandOverUnderWay: z.boolean().optional(),
  openChecks: z.array(z.looseObject({})).max(1000).optional(),
  start: z.looseObject({}).nullable().optional(),
});

const kontoId = z.coerce.number().int().min(1).max(9999);
/** A package by its number, alone or inside an object. */
const packageNumber = z.union([kontoId, z.strictObject({ kontoId }).transform((given) => given.kontoId)]);
const changeOrderDataSchema = z.strictObject({ orderData: packageNumber.transform(String) });

/** The customer's application: read, save, change of package. */
export function createApplicationRouter(deps: ApplicationRouterDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/:id', onlyCases, async (request, response) => {
    const { id } = parseParams(caseParams, request);
    readerOf(response, id);
    await answerDraft(deps, response, await readShownDraft(deps.applications, id));
  });
  router.put('/bgo_identifications/:id', onlyCases, async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const { accountId } = ownerOf(response, caseId);
    const { version, registerData, firma, people, mehrwerteSelection, data } = parseBody(putSchema, request);
    const form = { registerData, firma, people, mehrwerteSelection, ...(data === undefined ? {} : { data }) };
    const seen = seenVersion(request.get('if-match')) ?? version ?? null;
    const draft = await saveForm(deps, { caseId, accountId, seen, form });
    deps.core.announce(caseId, { type: 'draft', seq: draft.version });
    await answerDraft(deps, response, draft);
  });
  router.post('/me/change-order-data', async (request, response) => {
    const { caseId, accountId } = customerOf(response);
    const { orderData: kontoId } = parseBody(changeOrderDataSchema, request);
    const seen = seenVersion(request.get('if-match'));
    const { version } = await changePackage(deps, { caseId, accountId, seen, kontoId });
    response.set('ETag', etagOf(version)).status(204).end();
  });
  return router;
}

/** The customer whose case this is. @throws Problem 404 for anybody else's case. */
function ownerOf(response: Response, caseId: CaseId): { readonly accountId: string } {
  const customer = customerOf(response);
  if (customer.caseId !== caseId) throw problem('not-found');
  return customer;
}

async function answerDraft(deps: ApplicationRouterDeps, response: Response, draft: Draft): Promise<void> {
  const answer = await draftAnswer(deps, draft);
  response.set('ETag', etagOf(draft.version)).set('Cache-Control', 'no-store').json(answer);
}
