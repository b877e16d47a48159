import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseParams } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { customerOf, staffOf } from '../session/session.module.js';
import type { ApplicationCore, ContractTrace, DocumentsPort } from '../application/application.module.js';
import { problem } from '../problem-table.js';
import type { CaseCore } from '../case-process/case-process.module.js';
import { caseParams, type CaseRecord } from '../case-record/case-record.module.js';
import type { StaffName } from './hold-release.js';
import { historyLines } from './status-history.js';

export interface StatusHistoryRouterDeps {
  readonly core: CaseCore;
  readonly applications: Pick<ApplicationCore, 'readCurrent'>;
  readonly documents: Pick<DocumentsPort, 'contractTraces'>;
  readonly staffName: StaffName;
}

/** The joined status history, for the customer of the case and for staff. */
export function createStatusHistoryRouter(deps: StatusHistoryRouterDeps): Router {
  const { core, applications, documents, staffName } = deps;
  async function rowsOf(found: CaseRecord, side: 'customer' | 'bank') {
    if (found.erased) return historyLines({ history: found.history, stored: null, findings: [] }, side);
    const [stored, findings, contracts] = await Promise.all([
      applications.readCurrent(found._id),
      core.findings.ofCase(found._id),
      side === 'bank' ? documents.contractTraces(found._id) : [],
    ]);
    const staffNames = side === 'bank' ? await namesIn(found, contracts, staffName) : new Map<string, string>();
    return historyLines({ history: found.history, stored, findings, staffNames, contracts }, side);
  }

  const router = Router();
  router.get('/bgo_identifications/status_history_joined', async (_request, response) => {
    const { caseId } = customerOf(response);
    const found = await core.cases.find(caseId);
    if (found === null) throw problem('not-found');
    response.set('Cache-Control', 'no-store').json(await rowsOf(found, 'customer'));
  });
  router.get('/bgo_identifications/:id/status_history_joined', async (request, response) => {
    const { id } = parseParams(caseParams, request);
    staffOf(response, staffAreas.cases);
    const found = await core.cases.find(id);
    if (found === null || found.hidden) throw problem('not-found');
    response.set('Cache-Control', 'no-store').json(await rowsOf(found, 'bank'));
  });
  return router;
}

/** The names of the members of staff in a history. */
async function namesIn(
  { history }: CaseRecord,
  contracts: readonly ContractTrace[],
  staffName: StaffName,
): Promise<ReadonlyMap<string, string>> {
  const byStaff = history.filter(({ actor }) => actor === 'staff');
  const ids = byStaff.flatMap(({ accountId, assignedTo }) => [accountId ?? '', assignedTo ?? '']);
  const known = [...new Set([...ids, ...contracts.map(({ accountId }) => accountId)])].filter((id) => id !== '');
  const names = await Promise.all(known.map(async (id) => [id, await staffName(id)] as const));
  return new Map(names.flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])));
}
