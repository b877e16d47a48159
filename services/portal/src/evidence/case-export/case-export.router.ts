import { randomUUID } from 'node:crypto';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffOf } from '../../access/session/session.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { sendFile } from '../../http/answer/send-file.js';
import { type CaseExportDeps, exportCase } from './export-case.js';

interface CaseExportRouterDeps extends CaseExportDeps {
  readonly now: () => number;
}

/** The signed export of a case from its page; the log has the request as that of any other download. */
export function createCaseExportRouter({ now, ...deps }: CaseExportRouterDeps): Router {
  const router = Router();
  router.get('/bgo_identifications_portal/:id/export', async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const session = staffOf(response, staffAreas.caseExport);
    const found = await deps.cases.find(caseId);
    if (found === null || (found.hidden && !staffAreas.logs.some((role) => session.roles.includes(role))))
      throw problem('not-found');
    const { username: by } = session;
    const content = async function* () {
      const asked = { caseId, actId: randomUUID(), by, at: now(), logUntil: await deps.caseLog.head() };
      yield await exportCase(deps, asked);
    };
    await sendFile(request, response, {
      name: `vorgang-${caseId}.zip`,
      mimeType: 'application/zip',
      sizeBytes: null,
      content,
    });
  });
  return router;
}
