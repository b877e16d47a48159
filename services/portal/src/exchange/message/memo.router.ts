import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { randomUUID } from 'node:crypto';
import { memoBodySchema, singleMemoBodySchema } from '@kontor/api/message/message.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffOf } from '../../access/session/session.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { requestKeyOf } from '../../access/idempotency/idempotency.module.js';
import { listMemos, type MemoDeps } from './list-memos.js';
import { addMemo, replaceMemo } from './write-memo.js';

/** Internal notes (R3 §2.5 tab 4, §7 "bank-memos"). */
export function createMemoRouter(deps: MemoDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/:id/bank-memos', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    staffOf(response, staffAreas.cases);
    const rows = await listMemos(deps, id);
    response.json(rows.map(({ createdAt, ...memo }) => ({ ...memo, createdAt: new Date(createdAt).toISOString() })));
  });
  router.post('/bgo_identifications/:id/bank-memos', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('memo'));
    const { content } = parseBody(memoBodySchema, request);
    const memoId = requestKeyOf(response) || randomUUID();
    await addMemo(deps, { caseId, session, memoId, content });
    response.status(201).json({ author: session.username, createdAt: new Date().toISOString(), content });
  });
  router.patch('/bgo_identifications/:id/bank-memo', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('memo'));
    const { bankMemo } = parseBody(singleMemoBodySchema, request);
    await replaceMemo(deps, { caseId, session, content: bankMemo });
    response.status(204).end();
  });
  return router;
}
