import { Router } from 'express';
import type { ApplicationCore, DocumentsPort } from '../../applicant/application/application.module.js';
import type { CaseCommands } from '../case-commands/case-commands.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { createCaseDetailsRouter } from './case-details.router.js';
import { measureCases } from './case-metrics.js';
import { createCaseListRouter } from './case-list.router.js';
import { readinessOrNone } from './readiness-or-none.js';
import { createStalledCasesResponder } from './stalled-cases.responder.js';
import type { StaffCaseDeps } from './staff-case.js';
import { createWorkflowUrl } from './workflow-url.js';

export { type CaseDetailsSources, companyIn, groupsOf } from './case-details.js';
export { type OfferSettings, orderedOffer } from './ordered-offer.js';
export { createCaseGateway } from './case-gateway.js';
export { type CaseDetailsReaders, readCaseDetails } from './read-details.js';

export interface CaseDetailsDeps {
  readonly deps: Pick<PortalDeps, 'config' | 'logger' | 'metrics' | 'now'>;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
  readonly memos: StaffCaseDeps['memos'];
  readonly staffName: StaffCaseDeps['staffName'];
  readonly discrepancyWarnings: StaffCaseDeps['discrepancyWarnings'];
  readonly commands: Pick<CaseCommands, 'evaluateHold' | 'readiness'>;
}

/** The list of cases, and the details of one. */
export function createCaseDetails({
  deps: { config, logger, metrics, now },
  core,
  applications,
  settings,
  documents,
  memos,
  staffName,
  discrepancyWarnings,
  commands: { evaluateHold, readiness },
}: CaseDetailsDeps): Concept {
  const sources = { core, applications, documents, memos, settings, staffName, discrepancyWarnings };
  const { debug } = config.casePolicy;
  const workflowUrl = createWorkflowUrl(config);
  const router = Router();
  measureCases(metrics, { cases: core.cases, settings, now, logger });
  router.use(createCaseListRouter({ ...core, settings, applications, documents, staffName, now }));
  const details = { ...sources, evaluateHold, now, debug, workflowUrl };
  router.use(createCaseDetailsRouter({ ...details, readiness: readinessOrNone(readiness, logger) }));
  return { router, handlers: createStalledCasesResponder({ cases: core.cases, settings, now }) };
}
