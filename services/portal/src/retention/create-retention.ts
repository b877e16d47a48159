import { masterKeyFrom } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { ApplicationCore } from '../application/application-core.js';
import type { CaseCore } from '../case/case-core.js';
import { createGridFsBlobStore } from '../document/blob-store.gridfs.js';
import type { CaseFiles } from '../document/case-files.js';
import type { Memos } from '../message/memos.js';
import type { Concept, PortalDeps } from '../portal-deps.js';
import { createSweep } from '../sweep.js';
import { collectEvidence } from './collect-evidence.js';
import { createMongoEvidenceRepository, defineEvidenceModels } from './evidence.repository.js';
import { createRetentionResponder } from './retention.responder.js';
import { createVault } from './vault.js';

interface RetentionNeeds {
  readonly deps: Pick<PortalDeps, 'config' | 'logger' | 'mongo' | 'now'>;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly files: CaseFiles;
  readonly memos: Memos;
  /** What each concept forgets of a case, in this order. */
  readonly erasers: readonly ((caseId: string) => Promise<void>)[];
}

const sweepMs = 60 * 60 * 1000;

/** What is kept of an ended case by law, and how the rest is forgotten. */
export function createRetention({ deps, core, applications, files, memos, erasers }: RetentionNeeds): Concept {
  const { config, mongo, now, logger } = deps;
  const models = defineEvidenceModels(mongo.vault.connection);
  mongo.vault.onConnected(() => ensureIndexes([models.evidence, models.pending]));
  const vault = createVault({
    repository: createMongoEvidenceRepository(models),
    blobs: createGridFsBlobStore(mongo.vault.connection, 'evidence_contents'),
    masters: createKeyRing(masterKeyFrom(config.VAULT_KEY)),
    now,
  });
  const sources = { core, applications, files, memos, now };
  return {
    handlers: createRetentionResponder({
      cases: core.cases,
      vault,
      erasers,
      collect: (found) => collectEvidence(sources, found),
    }),
    start: createSweep({ name: 'evidence vault', everyMs: sweepMs, run: vault.sweep, logger }).start,
  };
}
