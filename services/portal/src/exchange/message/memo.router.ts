import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { randomUUID } from 'node:crypto';
import { memoBodySchema, singleMemoBodySchema } from '@kontor/api/message/message.schema';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffOf } from '../../access/session/session.module.js';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { caseParams, workableCase } from '../../case/case-record/case-record.module.js';
import { requestKeyOf } from '../../access/idempotency/idempotency.module.js';
import type { Memos } from './memos.js';

interface MemoRouterDeps {
  readonly core: Pick<CaseCore, 'cases'>;
  readonly memos: Memos;
}

/** Internal notes (R3 §2.5 tab 4, §7 "bank-memos"). */
export function createMemoRouter({ core, memos }: MemoRouterDeps): Router {
  const router = Router();
  router.get('/bgo_identifications/:id/bank-memos', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    staffOf(response, staffAreas.cases);
    await workableCase(core.cases, id);
    const rows = await memos.ofCase(id);
    response.json(rows.map(({ createdAt, ...memo }) => ({ ...memo, createdAt: new Date(createdAt).toISOString() })));
  });
  router.post('/bgo_identifications/:id/bank-memos', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('memo'));
    const { content } = parseBody(memoBodySchema, request);
    requireAllowed('memo', await workableCase(core.cases, caseId), session);
    const { accountId, username: author } = session;
    const memoId = requestKeyOf(response) || randomUUID();
    await memos.add({ caseId, memoId, accountId, author, content });
    response.status(201).json({ author, createdAt: new Date().toISOString(), content });
  });
  router.patch('/bgo_identifications/:id/bank-memo', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffRolesOf('memo'));
    const { bankMemo } = parseBody(singleMemoBodySchema, request);
    requireAllowed('memo', await workableCase(core.cases, caseId), session);
    await memos.putSingle({ caseId, accountId: session.accountId, author: session.username, content: bankMemo });
    response.status(204).end();
  });
  return router;
}
