import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { isClosed } from '@kontor/domain/case-wording/case-panels';
import { caseStatuses } from '@kontor/domain/case/case-status';
import { stalledBefore } from '@kontor/domain/case/waiting-for';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { Router } from 'express';
import { staffOf } from '../session/session.module.js';
import type { CaseRepository, SearchHash } from '../case-record/case-record.module.js';
import { listEntryOf } from './case-rows.js';
import type { SettingsPort } from '../settings/settings.module.js';
import { parseListQuery, queryOf } from './list-query.js';

export interface CaseListDeps {
  readonly cases: Pick<CaseRepository, 'list' | 'statusesInUse'>;
  readonly hash: SearchHash;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
}

const resource = 'bgo_identifications_portal';
const openStatuses = caseStatuses.map(({ code }) => code).filter((code) => !isClosed(code));

/** The customer requests of the back office. */
export function createCaseListRouter({ cases, hash, settings, now }: CaseListDeps): Router {
  const router = Router();
  router.get(`/${resource}`, async (request, response) => {
    staffOf(response, staffAreas.cases);
    const before = stalledBefore(now(), (await settings.all()).stalledAfterDays);
    const asked = queryOf(parseListQuery(request.query), { hash, openStatuses, stalledBefore: before });
    const { rows, total } = await cases.list(asked);
    const last = rows.length === 0 ? asked.skip : asked.skip + rows.length - 1;
    response.set('Content-Range', `${resource} ${asked.skip}-${last}/${total}`).set('Cache-Control', 'no-store');
    response.json(rows.map((row) => listEntryOf(row, before)));
  });
  router.get(`/${resource}/get_all_active_statuses`, async (_request, response) => {
    staffOf(response, staffAreas.cases);
    const used = (await cases.statusesInUse()).filter((status) => !isClosed(status));
    response.json(used.map((status) => ({ bgoMainStatus: status, bgoMainStatusTitle: statusTitle(status, 'bank') })));
  });
  return router;
}
