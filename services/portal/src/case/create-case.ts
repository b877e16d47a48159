import { Router } from 'express';
import type { ApplicationCore } from '../application/application-core.js';
import type { DocumentsPort } from '../application/documents-port.js';
import { createFrozenOrders } from '../application/frozen-order.js';
import type { Concept, PortalDeps } from '../portal-deps.js';
import type { CaseCore } from './case-core.js';
import { createCommandNotes, type CommandNotes } from './command-notes.js';
import { createCaseListRouter } from './case-list.router.js';
import { createProjectionLag } from './case-metrics.js';
import { createCasesResponder } from './cases.responder.js';
import { createCoreBankingRouter } from './core-banking.router.js';
import { createEraseCase } from './erase-case.js';
import { createEvaluateHold } from './evaluate-hold.js';
import { createHistoryRouter } from './history.router.js';
import type { MemosPort } from './memos-port.js';
import type { MessagesPort } from './messages-port.js';
import { createPortalRouter } from './portal.router.js';
import { createReadiness } from './readiness.js';
import { createRecordTransitions } from './record-transitions.js';
import type { SettingsPort } from './settings-port.js';
import { createStatusRouter } from './status.router.js';
import { createWorkflowUrl } from './workflow-url.js';

export interface CaseConceptDeps {
  readonly deps: Pick<PortalDeps, 'config' | 'metrics' | 'now'>;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
  readonly memos: MemosPort;
  readonly messages: MessagesPort;
}

export interface CaseConcept extends Concept {
  readonly handlers: ReturnType<typeof createCasesResponder>;
}

/** The case's own routes and its part of cases.v1. */
export function createCase({
  deps,
  core,
  applications,
  settings,
  documents,
  memos,
  messages,
}: CaseConceptDeps): CaseConcept {
  const { now, config } = deps;
  const debug = config.casePolicy.debug;
  const evaluateHold = createEvaluateHold({
    cases: core.cases,
    findings: core.findings,
    settings,
    hash: core.hash,
    now,
  });
  const readiness = createReadiness({ applications, findings: core.findings, settings });
  const orders = createFrozenOrders({ settings, documents, frozen: applications.frozen, now });
  const workflowUrl = createWorkflowUrl(config);
  const staffCaseDeps = { applications, documents, memos, settings, evaluateHold, readiness, now, debug, workflowUrl };
  const notes = createCommandNotes({ ...core, memos, messages });
  const router = Router();
  router.use(createCaseListRouter(core));
  router.use(createHistoryRouter({ core, applications }));
  router.use(createPortalRouter({ core, ...staffCaseDeps }));
  router.use(createStatusRouter({ core, applications, orders, documents, notes, debug }));
  router.use(createCoreBankingRouter({ core, readiness }));
  return {
    router,
    handlers: respond({ deps, core, applications, documents, evaluateHold, notes }),
    eraseCase: createEraseCase(core, applications),
  };
}

type Responding = Pick<CaseConceptDeps, 'deps' | 'core' | 'applications' | 'documents'> & {
  readonly evaluateHold: ReturnType<typeof createEvaluateHold>;
  readonly notes: CommandNotes;
};

function respond({ deps, core, applications, documents, evaluateHold, notes }: Responding) {
  const { cases, keys, findings } = core;
  const measureLag = createProjectionLag(deps.metrics);
  const recordTransitions = createRecordTransitions({
    cases,
    projectedAfter: (at) => measureLag(deps.now() - at),
    announce: (caseId, news) => core.announce(caseId, news),
    mailsAdded: () => core.ringMailbox(),
    deliverNotes: (after) => notes.deliver(after),
  });
  return createCasesResponder({
    cases,
    keys,
    findings,
    recordTransitions,
    evaluateHold,
    readVersion: async (caseId, version) => {
      const [content, files] = await Promise.all([applications.readVersion(caseId, version), documents.ofCase(caseId)]);
      // Services hand over the documents the case has now, whichever version of the application they read.
      return content === null
        ? null
        : { ...content, documents: files.map(({ name: _name, createdAt: _at, ...file }) => file) };
    },
    announce: (caseId, type) => core.announce(caseId, { type, seq: 0 }),
  });
}
