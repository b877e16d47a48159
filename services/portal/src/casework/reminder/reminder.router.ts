import { oneClickStop } from '@kontor/api/reminder/reminder.routes';
import { pauseBodySchema, remindBodySchema, stopBodySchema } from '@kontor/api/reminder/reminder.schema';
import { staffRolesOf } from '@kontor/domain/case/command-roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { type Request, Router } from 'express';
import * as z from 'zod';
import type { DeriveSecret, RateLimits } from '../../access/account/account.module.js';
import { staffOf } from '../../access/session/session.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { caseParams } from '../../case/case-record/case-record.module.js';
import { pauseReminders, sendReminder, stopReminders } from './change-reminders.js';
import type { PlanDeps } from './plan-reminders.js';
import { showReminders } from './show-reminders.js';

export interface ReminderDeps extends PlanDeps {
  readonly core: Pick<CaseCore, 'cases' | 'runStaffCommand' | 'sendCommand'>;
  readonly deriveSecret: DeriveSecret;
  readonly limits: Pick<RateLimits, 'spend'>;
}

const tokenParams = z.object({ token: stopBodySchema.shape.token });

/** The reminders of a case: what the bank sees and decides, and how a recipient stops them. */
export function createReminderRouter(deps: ReminderDeps): Router {
  const { core, deriveSecret, limits } = deps;
  const router = Router();
  const path = '/bgo_identifications_portal/:id/reminders';
  router.get(path, async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    staffOf(response, staffAreas.cases);
    response.json(await showReminders(deps, caseId));
  });
  router.post(path, async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const { accountId } = staffOf(response, staffRolesOf('remind'));
    await sendReminder(deps, { caseId, accountId }, parseBody(remindBodySchema, request));
    response.status(204).end();
  });
  router.put(`${path}/paused`, async (request, response) => {
    const { id: caseId } = parseParams(caseParams, request);
    const { accountId } = staffOf(response, staffRolesOf('pauseReminders'));
    await pauseReminders(core, { caseId, accountId }, parseBody(pauseBodySchema, request).paused);
    response.status(204).end();
  });
  const stop = async (request: Request, token: string): Promise<void> => {
    await limits.spend('stopByIp', networkOf(request));
    await stopReminders(core, deriveSecret, token);
  };
  router.post('/reminders/stop', async (request, response) => {
    await stop(request, parseBody(stopBodySchema, request).token);
    response.status(204).end();
  });
  router.post(`${oneClickStop}/:token`, async (request, response) => {
    await stop(request, parseParams(tokenParams, request).token);
    response.status(204).end();
  });
  return router;
}
