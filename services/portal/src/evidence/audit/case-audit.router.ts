import { caseAuditQuerySchema, type CaseAudit } from '@kontor/api/audit/audit.schema';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { staffOf } from '../../access/session/session.module.js';
import type { AskedAudit } from './list-case-audit.js';

/** The log of one case; clerks see what was done, support and auditors also who read it and from where. */
export function createCaseAuditRouter(list: (asked: AskedAudit) => Promise<CaseAudit>): Router {
  const router = Router();
  router.get('/bgo_identifications_portal/:id/audit', async (request, response) => {
    const { roles } = staffOf(response, staffAreas.cases);
    const { id: caseId } = parseParams(caseParams, request);
    const query = parseQuery(caseAuditQuerySchema, request);
    const isWhole = staffAreas.logs.some((role) => roles.includes(role));
    response.set('Cache-Control', 'no-store').json(await list({ caseId, isWhole, ...query }));
  });
  return router;
}
