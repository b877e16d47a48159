import { dryRunCasesQuerySchema, newDryRunSchema } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseBody, parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { staffOf } from '../../access/session/session.module.js';
import type { DryRunJob } from './dry-run-job.js';
import type { DryRuns } from './read-dry-run.js';

const runParams = z.object({ id: z.string().max(100) });

/** Dry runs of hold rules, for those who may change the rules. */
export function createHoldDryRunRouter(job: Pick<DryRunJob, 'start'>, runs: DryRuns): Router {
  const router = Router();
  router.get('/hold_rules_dry_runs', async (_request, response) => {
    staffOf(response, staffAreas.configuration);
    response.set('Cache-Control', 'no-store').json(await runs.list());
  });
  router.post('/hold_rules_dry_runs', async (request, response) => {
    const { accountId } = staffOf(response, staffAreas.configuration);
    const { rules } = parseBody(newDryRunSchema, request);
    response.status(201).json(await runs.show(await job.start(rules, accountId)));
  });
  router.post('/hold_rules_dry_runs/:id/cancel', async (request, response) => {
    staffOf(response, staffAreas.configuration);
    response.json(await runs.cancel(parseParams(runParams, request).id));
  });
  router.get('/hold_rules_dry_runs/:id/cases', async (request, response) => {
    staffOf(response, staffAreas.configuration);
    const { id } = parseParams(runParams, request);
    const { group, page } = parseQuery(dryRunCasesQuerySchema, request);
    response.set('Cache-Control', 'no-store').json(await runs.cases(id, group, page));
  });
  return router;
}
