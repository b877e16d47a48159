import { approvalListQuerySchema, type ConfirmerCounts } from '@kontor/api/approval/approval.schema';
import { approvalDeciders, approvalReaders } from '@kontor/domain/approval/four-eyes';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { emptyBody, parseBody, parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { answerPage } from '../../http/answer/page-answer.js';
import { staffOf } from '../session/session.module.js';
import type { ApprovalDeps } from './approval-deps.js';
import type { DecideApproval } from './decide-approval.js';
import type { ListApprovals } from './list-approvals.js';

const idParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{10,100}$/) });

/** What waits for a second person, and the decisions about it. */
export function createApprovalRouter(
  { list, shown }: ListApprovals,
  decide: DecideApproval,
  confirmers: ApprovalDeps['confirmers'],
): Router {
  const router = Router();
  router.get('/approvals/confirmers', async (_request, response) => {
    staffOf(response, staffAreas.configuration);
    response.set('Cache-Control', 'no-store').json((await confirmers()) satisfies ConfirmerCounts);
  });
  router.get('/approvals', async (request, response) => {
    const session = staffOf(response, approvalReaders);
    const { page, 'items-per-page': limit, state, caseId } = parseQuery(approvalListQuerySchema, request);
    const skip = (page - 1) * limit;
    const ofCase = caseId === undefined ? undefined : caseIdOf(caseId);
    const isOpen = state === undefined ? undefined : state === 'open';
    const { rows, total } = await list(session, { isOpen, caseId: ofCase, skip, limit });
    answerPage(request, response, { resource: 'approvals', rows, from: skip, total });
  });
  for (const decision of ['confirm', 'reject', 'withdraw'] as const) {
    router.post(`/approvals/:id/${decision}`, async (request, response) => {
      const session = staffOf(response, approvalDeciders);
      const { id } = parseParams(idParams, request);
      parseBody(emptyBody, request);
      response.json(await shown(session, await decide({ id, session, decision })));
    });
  }
  return router;
}
