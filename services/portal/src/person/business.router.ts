import type { CaseId } from '@kontor/domain/case/case-id';
import { legalFormOf, type Application } from '@kontor/domain/application/application';
import {
  fromBusinessPayload,
  fromSecondBusinessPayload,
  toBusinessPayload,
  toSecondBusinessPayload,
} from '@kontor/domain/application/business-mapping';
import type { BusinessPayload } from '@kontor/domain/application/order-payload';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { customerOf } from '../session/session.module.js';
import { seenVersion, type StoredApplication } from '../application/application.module.js';
import { problem } from '../problem-table.js';
import { businessBodySchema } from './payload.schema.js';
import { currentApplication, type PersonConceptDeps } from './person-deps.js';

const params = z.object({ id: z.string().max(40) });

type BusinessBody = z.output<typeof businessBodySchema>;

/** The company of an application and, where there is one, its general partner company. */
function businessesOf(
  caseId: CaseId,
  { application }: StoredApplication,
): readonly (BusinessPayload & { readonly id: string })[] {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) return [];
  const own = { id: `${caseId}-b1`, ...toBusinessPayload(application, legalForm) };
  const second = traitsOf(legalForm).hasSecondCompany && application.data !== undefined;
  return second ? [own, { id: `${caseId}-b2`, ...toSecondBusinessPayload(application.data ?? {}) }] : [own];
}

/** Reads and writes the companies of the own application, part by part (R1 §7, R2 §7). */
export function createBusinessRouter({ applications }: PersonConceptDeps): Router {
  const router = Router();
  router.get('/businesses', async (_request, response) => {
    const { caseId } = customerOf(response);
    response.json(businessesOf(caseId, await currentApplication(applications, caseId)));
  });
  router.post('/businesses', async (request, response) => {
    const { caseId } = customerOf(response);
    const body = parseBody(businessBodySchema, request);
    const id = body.isLegalRepresentative === true ? `${caseId}-b2` : `${caseId}-b1`;
    const seen = seenVersion(request.get('if-match'));
    const { stored } = await applications.drafts.save({
      caseId,
      seen,
      change: (before) => written(caseId, before, { id, body }),
    });
    response.status(201).json(businessesOf(caseId, stored).find((one) => one.id === id) ?? { id });
  });
  router.put('/businesses/:id', async (request, response) => {
    const { caseId } = customerOf(response);
    const { id } = parseParams(params, request);
    const body = parseBody(businessBodySchema, request);
    const { stored } = await applications.drafts.read(caseId);
    if (!businessesOf(caseId, stored).some((one) => one.id === id)) throw problem('not-found');
    const seen = seenVersion(request.get('if-match'));
    const saved = await applications.drafts.save({
      caseId,
      seen,
      change: (before) => written(caseId, before, { id, body }),
    });
    response.json(businessesOf(caseId, saved.stored).find((one) => one.id === id));
  });
  return router;
}

function written(
  caseId: CaseId,
  stored: StoredApplication,
  change: { readonly id: string; readonly body: BusinessBody },
): StoredApplication {
  const { application } = stored;
  const { id: _id, isLegalRepresentative: _second, ...body } = change.body;
  const next = change.id === `${caseId}-b2` ? withSecond(application, body) : withOwn(application, body);
  return { ...stored, application: next };
}

function withOwn(application: Application, body: Partial<BusinessBody>): Application {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) return application;
  const payload = { ...toBusinessPayload(application, legalForm), ...body } as BusinessPayload;
  const { firma, rechtsform } = application.registerData;
  return { ...application, firma: { ...fromBusinessPayload(payload, application.firma), firma, rechtsform } };
}

function withSecond(application: Application, body: Partial<BusinessBody>): Application {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined || !traitsOf(legalForm).hasSecondCompany) throw problem('illegal', { state: 'illegal' });
  const before = application.data ?? {};
  const payload = { ...toSecondBusinessPayload(before), ...body } as BusinessPayload;
  return { ...application, data: fromSecondBusinessPayload(payload, before) };
}
