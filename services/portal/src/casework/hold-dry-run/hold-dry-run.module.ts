import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { CaseRecords } from '../../case/case-record/case-record.module.js';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createDryRunJob } from './dry-run-job.js';
import type { DryRunRepository } from './dry-run.repository.js';
import { createMongoDryRunRepository, defineDryRunModels } from './dry-run.repository.mongo.js';
import { createHoldDryRunRouter } from './hold-dry-run.router.js';
import { createDryRuns } from './read-dry-run.js';

export interface HoldDryRunDeps {
  readonly deps: Pick<PortalDeps, 'logger' | 'now'>;
  readonly core: Pick<CaseRecords, 'cases' | 'findings' | 'keys'>;
  readonly applications: Pick<ApplicationCore, 'frozen'>;
  readonly settings: Pick<SettingsPort, 'all' | 'fits'>;
  readonly staffName: (accountId: string) => Promise<string | null>;
  readonly repository: DryRunRepository;
}

/** The dry runs on MongoDB. */
export function createDryRunRepository({ mongo }: Pick<PortalDeps, 'mongo'>): DryRunRepository {
  const models = defineDryRunModels(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([models.runs, models.cases]));
  return createMongoDryRunRepository(models);
}

/** What changed hold rules would have done with the orders of the last days, before they are published. */
export function createHoldDryRun({
  deps,
  core,
  applications,
  settings,
  staffName,
  repository,
}: HoldDryRunDeps): Concept {
  const { logger, now } = deps;
  const job = createDryRunJob({ core, applications, settings, repository, logger, now });
  const runs = createDryRuns({ repository, cases: core.cases, keys: core.keys, nameOf: staffName, now });
  return {
    router: createHoldDryRunRouter(job, runs),
    start: () => () => job.stop(),
    eraseCase: (caseId) => repository.eraseCase(caseId),
  };
}
