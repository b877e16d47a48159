import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { CaseCore, FirstDraft } from '../../case/case-process/case-process.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { assembleApplicationCore, type ApplicationCore } from './application-core.js';
import { createApplicationResponder } from './application.responder.js';
import { createApplicationRouter } from './application.router.js';
import type { DocumentsPort } from './documents-port.js';
import { createFrozenApplications } from './freeze.js';
import { createMongoFrozenRepository, defineFrozenModel } from './frozen.repository.js';
import { readOrderedVersion } from './read-ordered-version.js';
import { draftPlace, firstDraft as firstDraftOf } from './stored-application.js';

export { identityCheckUrl, isDocumentOrderRequired } from './application-answer.js';
export type { ApplicationCore } from './application-core.js';
export { keepConsents } from './keep-consents.js';
export type { ContractFileTrace, DocumentsPort, UploadedDocument } from './documents-port.js';
export { isOpenForChanges } from './drafts.js';
export { canonical } from './freeze.js';
export type { FrozenApplication } from './frozen-application.js';
export { createFrozenOrders, type FrozenOrders } from './frozen-order.js';
export { productInEffect } from './product-in-effect.js';
export type { FrozenRef } from './frozen.repository.js';
export { presentHoldRules, presentOffer } from './pinned-offer.js';
export { adopted, personNumbers, type StoredApplication } from './stored-application.js';

/** The draft with which a new case starts. */
export const firstDraft: FirstDraft = { place: draftPlace, of: firstDraftOf };

export function createApplicationCore(
  core: CaseCore,
  { mongo, now }: Pick<PortalDeps, 'mongo' | 'now'>,
): ApplicationCore {
  const model = defineFrozenModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  const { keys, hash } = core;
  const frozen = createFrozenApplications({ repository: createMongoFrozenRepository(model), keys, hash, now });
  return assembleApplicationCore(core, frozen, now);
}

export interface ApplicationConceptDeps {
  readonly deps: Pick<PortalDeps, 'logger'>;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
}

/** The customer's application: read, save, change of package. */
export function createApplicationConcept({
  deps: { logger },
  core,
  applications,
  settings,
  documents,
}: ApplicationConceptDeps): Concept {
  const { cases, findings } = core;
  return {
    router: createApplicationRouter({ core, applications, documents, settings, logger }),
    handlers: createApplicationResponder({
      cases,
      findings,
      readVersion: (caseId, version) => readOrderedVersion({ applications, documents, settings }, caseId, version),
    }),
    eraseCase: (caseId) => applications.frozen.erase(caseId),
  };
}
