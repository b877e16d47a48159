import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { masterKeys } from '@kontor/platform/crypto/case-keys';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseFiles, createGridFsBlobStore } from '../../exchange/document/document.module.js';
import type { Memos } from '../../exchange/message/message.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { type CaseRecord, createRewrap, type Rewrap } from '../../case/case-record/case-record.module.js';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import type { CaseLog } from '../audit/audit.module.js';
import { collectEvidence } from './collect-evidence.js';
import { type KeptCase, readKeptCase } from './read-kept-case.js';
import { createMongoEvidenceRepository, defineEvidenceModels } from './evidence.repository.js';
import { createRetentionResponder } from './retention.responder.js';
import { createVault, evidenceOwner } from './vault.js';

export type { KeptCase } from './read-kept-case.js';

interface RetentionNeeds {
  readonly deps: Pick<PortalDeps, 'config' | 'logger' | 'mongo' | 'now'>;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly files: CaseFiles;
  readonly memos: Memos;
  readonly caseLog: CaseLog;
  /** What each concept erases of a case, in this order. */
  readonly erasers: readonly ((caseId: CaseId) => Promise<void>)[];
  /** Called after the evidence of a case is destroyed. */
  readonly onEvidenceRemoved: (caseId: CaseId) => Promise<void>;
}

export interface RetentionConcept extends Concept {
  /** Wraps the keys of evidence packages anew, a batch at a time. */
  readonly rewrap: Rewrap;
  /** What is kept of a case as data: of an erased one, from its package. */
  readonly readKept: (found: CaseRecord) => Promise<KeptCase>;
}

const pollMs = 60 * 60 * 1000;

/** Retention of an ended case's evidence, and erasure of its other data. */
export function createRetention({
  deps,
  core,
  applications,
  files,
  memos,
  caseLog,
  erasers,
  onEvidenceRemoved,
}: RetentionNeeds): RetentionConcept {
  const { config, mongo, now, logger } = deps;
  const models = defineEvidenceModels(mongo.vault.connection);
  mongo.vault.onConnected(() => ensureIndexes([models.evidence, models.pending]));
  const repository = createMongoEvidenceRepository(models);
  const masters = masterKeys(config.VAULT_KEY, config.VAULT_KEY_PREVIOUS);
  const vault = createVault({
    repository,
    blobs: createGridFsBlobStore(mongo.vault.connection, 'evidence_contents'),
    masters,
    now,
    onRemoved: onEvidenceRemoved,
  });
  const sources = { core, applications, files, memos, caseLog, now };
  return {
    rewrap: createRewrap({ keys: repository, masters, ownerOf: (id) => evidenceOwner(caseIdOf(id)) }),
    readKept: (found) => readKeptCase({ ...sources, vault }, found),
    handlers: createRetentionResponder({
      cases: core.cases,
      vault,
      erasers,
      collect: (found) => collectEvidence(sources, found),
    }),
    start: createPoller({ name: 'evidence vault', everyMs: pollMs, run: vault.removeExpired, logger }).start,
  };
}
