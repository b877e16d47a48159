import type { CaseId } from '@kontor/domain/case/case-id';
import { isFormOpen } from '@kontor/domain/case/case-status';
import {
  CaseContention,
  type CaseKeys,
  type CaseRecord,
  type FormPart,
  fromUtf8,
  isArchived,
  type SearchHash,
  storedFieldsOf,
} from '../../case/case-record/case-record.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import { differingParts, draftPlace, type StoredApplication } from './stored-application.js';

export interface Draft {
  /** Counts saves; the ETag. */
  readonly version: number;
  readonly stored: StoredApplication;
  readonly record: CaseRecord;
}

export interface SaveRequest {
  readonly caseId: CaseId;
  /** The client's version; null saves unconditionally. */
  readonly seen: number | null;
  readonly change: (stored: StoredApplication) => StoredApplication;
  /** The change belongs to a command that the process validates, so the lock of the form does not apply. */
  readonly byCommand?: boolean;
}

/** The drafts of applications, as customers fill them in. */
export interface Drafts {
  /** @throws Problem 404 unknown, 410 archived. */
  read(caseId: CaseId): Promise<Draft>;
  /** @throws Problem 409 while the form is locked, 412 when somebody else has saved meanwhile. */
  save(request: SaveRequest): Promise<Draft>;
}

export interface DraftsDeps {
  readonly cases: Pick<CaseCore['cases'], 'find' | 'change'>;
  readonly keys: CaseKeys;
  readonly hash: SearchHash;
  readonly now: () => number;
}

const maxTries = 12;

/** Whether the customer may change the form: it is not ordered and no order is running. */
export function isOpenForChanges({ status, snapshot }: Pick<CaseRecord, 'status' | 'snapshot'>): boolean {
  return isFormOpen(status) && (snapshot?.running ?? null) === null;
}

export function createDrafts({ cases, keys, hash, now }: DraftsDeps): Drafts {
  async function read(caseId: CaseId): Promise<Draft> {
    const record = await cases.find(caseId);
    if (record === null) throw problem('not-found');
    if (isArchived(record) || record.form === null) throw problem('archived');
    const plain = await keys.open(caseId, draftPlace, record.form.sealed);
    return { version: record.form.version, stored: JSON.parse(fromUtf8(plain)) as StoredApplication, record };
  }

  async function save({ caseId, seen, change, byCommand = false }: SaveRequest): Promise<Draft> {
    for (let tries = 0; tries < maxTries; tries++) {
      const draft = await read(caseId);
      if (!byCommand && !isOpenForChanges(draft.record)) throw illegalForCustomer('saveForm');
      if (seen !== null && seen !== draft.version) throw problem('version-conflict', conflictOf(draft, seen));
      const saved = await writtenOver(draft, change(draft.stored));
      if (saved !== null) return saved;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * (tries + 1)));
    }
    throw new CaseContention();
  }

  /** The draft after the write, or null when the case was changed since it was read. */
  async function writtenOver(
    { version, stored: before, record }: Draft,
    after: StoredApplication,
  ): Promise<Draft | null> {
    const changed = differingParts(before, after);
    const next = changed.length === 0 ? version : version + 1;
    const sealed = await keys.seal(record._id, draftPlace, JSON.stringify(after));
    const parts = mergedParts(record.form?.parts ?? [], changed, next);
    const form = { version: next, sealed, savedAt: now(), parts };
    const fields = { ...(await storedFieldsOf({ keys, hash }, record._id, after)), form };
    if (!(await cases.change(record._id, record.version, fields))) return null;
    return { version: next, stored: after, record: { ...record, ...fields, version: record.version + 1 } };
  }

  return { read, save };
}

function mergedParts(parts: readonly FormPart[], changed: readonly string[], changedIn: number): readonly FormPart[] {
  return [...parts.filter(({ name }) => !changed.includes(name)), ...changed.map((name) => ({ name, changedIn }))];
}

/** The fields that changed since the client's version: names, never values. */
function conflictOf({ version, record }: Draft, seen: number): { version: number; changed: readonly string[] } {
  const changed = (record.form?.parts ?? []).filter(({ changedIn }) => changedIn > seen).map(({ name }) => name);
  return { version, changed: changed.sort() };
}
