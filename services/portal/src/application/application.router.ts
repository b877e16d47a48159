import type { CaseId } from '@kontor/domain/case/case-id';
import {
  applicationDraftSchema,
  firmaDraftSchema,
  personDraftSchema,
} from '@kontor/domain/application/application-draft.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import type { Logger } from '@kontor/platform/logger/logger';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { customerOf, readerOf } from '../session/session.module.js';
import { type CaseCore, startOf } from '../case-process/case-process.module.js';
import { caseParams, onlyCases } from '../case-record/case-record.module.js';
import type { SettingsPort } from '../settings/settings.module.js';
import { problem } from '../problem-table.js';
import { applicationAnswer, etagOf, seenVersion } from './application-answer.js';
import type { ApplicationCore } from './application-core.js';
import type { DocumentsPort } from './documents-port.js';
import type { Draft } from './drafts.js';
import { reportFirstSave } from './report-first-save.js';
import { saved } from './stored-application.js';

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
  start: z.looseObject({}).nullable().optional(),
});

const kontoId = z.coerce.number().int().min(1).max(9999);
const changeOrderDataSchema = z.strictObject({ orderData: z.union([kontoId, z.strictObject({ kontoId })]) });

/** The customer's application: read, save, change of package. */
export function createApplicationRouter(deps: ApplicationRouterDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/:id', onlyCases, async (request, response) => {
    const { id } = parseParams(caseParams, request);
    readerOf(response, id);
    await answerDraft(deps, response, await shownDraft(deps, id));
  });
  router.put('/bgo_identifications/:id', onlyCases, (request, response) => saveForm(deps, request, response));
  router.post('/me/change-order-data', (request, response) => changeOrderData(deps, request, response));
  return router;
}

async function saveForm(deps: ApplicationRouterDeps, request: Request, response: Response): Promise<void> {
  const { id: caseId } = parseParams(caseParams, request);
  const { accountId } = ownerOf(response, caseId);
  const { version, registerData, firma, people, mehrwerteSelection, data } = parseBody(putSchema, request);
  const form = { registerData, firma, people, mehrwerteSelection, ...(data === undefined ? {} : { data }) };
  const seen = seenVersion(request.get('if-match')) ?? version ?? null;
  const draft = await deps.applications.drafts.save({ caseId, seen, change: (stored) => saved(caseId, stored, form) });
  await answerDraft(deps, response, await reportFirstSave(deps, draft, accountId));
}

/** The customer whose case this is. @throws Problem 404 for anybody else's case. */
function ownerOf(response: Response, caseId: CaseId): { readonly accountId: string } {
  const customer = customerOf(response);
  if (customer.caseId !== caseId) throw problem('not-found');
  return customer;
}

/** Returns the draft before the order, then the ordered version. */
async function shownDraft({ applications }: ApplicationRouterDeps, caseId: CaseId): Promise<Draft> {
  const draft = await applications.drafts.read(caseId);
  return { ...draft, stored: (await applications.readCurrent(caseId)) ?? draft.stored };
}

async function answerDraft(
  { core, documents }: ApplicationRouterDeps,
  response: Response,
  { version, stored, document }: Draft,
): Promise<void> {
  const caseId = document._id;
  const [files, findings, start] = await Promise.all([
    documents.ofCase(caseId),
    core.findings.ofCase(caseId),
    startOf(core.findings, caseId, document.snapshot),
  ]);
  response.set('ETag', etagOf(version)).set('Cache-Control', 'no-store');
  response.json(applicationAnswer({ document, version, stored, files, findings, start }));
}

async function changeOrderData(deps: ApplicationRouterDeps, request: Request, response: Response): Promise<void> {
  const { caseId, accountId } = customerOf(response);
  const { orderData } = parseBody(changeOrderDataSchema, request);
  const chosen = String(typeof orderData === 'number' ? orderData : orderData.kontoId);
  const { tempConfig } = await deps.settings.all();
  if (!Object.hasOwn(tempConfig.konten, chosen)) throw unknownPackage();
  const change = { caseId, seen: seenVersion(request.get('if-match')) };
  const draft = await deps.applications.drafts.save({
    ...change,
    change: (stored) => ({ ...stored, kontoId: chosen }),
  });
  await reportFirstSave(deps, draft, accountId);
  response.set('ETag', etagOf(draft.version)).status(204).end();
}

function unknownPackage(): z.ZodError {
  return new z.ZodError([
    { code: 'custom', path: ['orderData'], message: 'Dieses Kontomodell gibt es nicht', input: undefined },
  ]);
}
