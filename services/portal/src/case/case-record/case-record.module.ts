import { masterKeys } from '@kontor/platform/crypto/case-keys';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createMongoCaseKeyRepository, defineCaseKeyModel } from './case-keys.repository.js';
import { createCaseKeys } from './case-keys.js';
import { assembleCaseRecords, type CaseRecords } from './case-records.js';
import { createCaseRecordResponder } from './case-record.responder.js';
import { createMongoCaseRepository, defineCaseModel } from './case.repository.mongo.js';
import { createEraseCase } from './erase-case.js';
import { createMongoFindingRepository, defineFindingModel } from './finding.repository.js';
import { createFindings } from './findings.js';
import { createSealNames } from './seal-names.js';

export { fromUtf8, toBytes, utf8 } from './bytes.js';
export { CaseKeyGone, type CaseKeys } from './case-keys.js';
export { type CaseMailbox, createCaseMailbox, mailPause, maxMailAttempts } from './case-mailbox.js';
export { caseParams, onlyCases } from './case-params.js';
export {
  type CaseContent,
  type CaseFeedback,
  type CaseListEntry,
  type CaseRecord,
  type CommandNote,
  type DiscrepancyStep,
  type FormPart,
  newCaseRecord,
  type NotedCommand,
  type OutboxMail,
  type StoredFeedback,
  type StoredForm,
} from './case-record.js';
export type { CaseRecords } from './case-records.js';
export type { CaseChange, CaseFilter, CaseMatch, CaseQuery, CaseRepository, SortField } from './case.repository.js';
export { CaseContention, changeCase } from './change-case.js';
export { withoutPeople, withoutPeopleNow } from './erase-case.js';
export { followUpPlace, followUpReason, presentFollowUpReason } from './follow-up.js';
export { type ProviderFinding, type Findings, newestOf } from './findings.js';
export { feedbackRefusalOf } from './feedback-refusal.js';
export { isHandOverUnderWay } from './hand-over-under-way.js';
export { markApproval } from './mark-approval.js';
export { markStored } from './mark-stored.js';
export { openedName, openedNames, storedFieldsOf } from './company-name.js';
export type { QueuedMailKind } from './queued-mail-kind.js';
export { createRewrap, type Rewrap, type WrappedKeys } from './rewrap-keys.js';
export {
  accountHash,
  birthdayHash,
  companyNameHash,
  courtWords,
  nameHash,
  phoneHash,
  registerHashOf,
  registerNumberHash,
  type SearchableApplication,
  type SearchHash,
  sealedWordHashes,
  sequenceHashes,
  searchWords,
} from './search-fields.js';
export { isArchived, workableCase } from './workable-case.js';

/** The records on MongoDB, with live updates on the bus. */
export function createCaseRecords({ config, mongo, bus, now }: PortalDeps): CaseRecords {
  const caseModel = defineCaseModel(mongo.portal.connection);
  const findingModel = defineFindingModel(mongo.portal.connection);
  const keyModel = defineCaseKeyModel(mongo.keys.connection);
  mongo.portal.onConnected(() => ensureIndexes([caseModel, findingModel]));
  mongo.keys.onConnected(() => ensureIndexes([keyModel]));
  const masters = masterKeys(config.MASTER_KEY, config.MASTER_KEY_PREVIOUS);
  const keys = createCaseKeys({ repository: createMongoCaseKeyRepository(keyModel), masters, now });
  const cases = createMongoCaseRepository(caseModel);
  return assembleCaseRecords({
    cases,
    keys,
    findings: createFindings({ repository: createMongoFindingRepository(findingModel), keys, now }),
    hash: createSearchHash(config.SEARCH_PEPPER),
    publish: (caseId, { type, seq }) => bus.publishLive(caseId, { type, seq }),
  });
}

/** Looks for names that an earlier build, still running beside this one, has stored in clear. */
const sealEveryMs = 60_000;

/** The records' part of cases.v1, their erasure, and the sealing of names that are stored in clear. */
export function createCaseRecordConcept(records: CaseRecords, { logger }: Pick<PortalDeps, 'logger'>): Concept {
  const sealNames = createSealNames(records, (caseId, err) =>
    logger.error({ caseId, err }, 'a name stays in clear, because the key of its case cannot be read'),
  );
  const run = async (): Promise<void> => {
    const sealed = await sealNames();
    if (sealed > 0) logger.info({ sealed }, 'names that were stored in clear are sealed');
  };
  return {
    handlers: createCaseRecordResponder(records),
    eraseCase: createEraseCase(records),
    start: createPoller({ name: 'names at rest', everyMs: sealEveryMs, run, logger }).start,
  };
}
