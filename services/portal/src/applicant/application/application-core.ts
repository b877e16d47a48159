import type { CaseId } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, fromUtf8, type StoredForm } from '../../case/case-record/case-record.module.js';
import { createDrafts, type Drafts } from './drafts.js';
import type { FrozenApplications } from './freeze.js';
import type { FrozenApplication } from './frozen-application.js';
import { draftPlace, type StoredApplication } from './stored-application.js';

/** Drafts and frozen versions of applications. */
export interface ApplicationCore {
  readonly drafts: Drafts;
  readonly frozen: FrozenApplications;
  /** A draft that was read already. */
  openForm(caseId: CaseId, form: StoredForm | null): Promise<StoredApplication | null>;
  /** The draft in any status; null for an unknown or erased case. */
  readStored(caseId: CaseId): Promise<StoredApplication | null>;
  /** One frozen version; version 0 is what is stored now and was never ordered. */
  readVersion(caseId: CaseId, version: number): Promise<FrozenApplication | null>;
  /** The draft before the order, then the newest frozen version; null once the case was erased. */
  readCurrent(record: Pick<CaseRecord, '_id' | 'status' | 'form'>): Promise<StoredApplication | null>;
  /** The same for a draft that was opened already. */
  currentOf(record: Pick<CaseRecord, '_id' | 'status'>, stored: StoredApplication): Promise<StoredApplication>;
}

function isBeingFilledIn(status: number): boolean {
  return status <= caseStatus.dataCollecting;
}

/** Combines drafts and frozen versions. */
export function assembleApplicationCore(
  core: CaseCore,
  frozen: FrozenApplications,
  now: () => number,
): ApplicationCore {
  const { cases, keys, hash } = core;

  const openForm: ApplicationCore['openForm'] = async (caseId, form) =>
    form === null
      ? null
      : (JSON.parse(fromUtf8(await keys.open(caseId, draftPlace, form.sealed))) as StoredApplication);

  const readStored = async (caseId: CaseId): Promise<StoredApplication | null> =>
    openForm(caseId, (await cases.find(caseId))?.form ?? null);

  const currentOf: ApplicationCore['currentOf'] = async ({ _id: caseId, status }, stored) => {
    const newest = isBeingFilledIn(status) ? null : await frozen.newest(caseId);
    return newest === null ? stored : { ...stored, application: newest.content.application };
  };

  return {
    drafts: createDrafts({ cases, keys, hash, now }),
    frozen,
    openForm,
    readStored,
    readVersion: async (caseId, version) => {
      if (version > 0) return frozen.read(caseId, version);
      const newest = await frozen.newest(caseId);
      if (newest !== null) return newest.content;
      const stored = await readStored(caseId);
      if (stored === null) return null;
      const { application, registration, kontoId } = stored;
      const product = { kontoId, productNumber: '', conditionNumber: '', girocardProductNumber: '' };
      return { application, registration, product, documents: [], orderCheckboxes: {} };
    },
    readCurrent: async (record) => {
      const stored = await openForm(record._id, record.form);
      return stored === null ? null : currentOf(record, stored);
    },
    currentOf,
  };
}
