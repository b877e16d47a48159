import type { CaseId } from '@kontor/domain/case/case-id';
import type { CasePolicy } from '@kontor/domain/case/case-policy';
import type { Registration } from '@kontor/domain/application/registration';
import {
  CaseKeyGone,
  type CaseKeys,
  type CaseRepository,
  newCaseRecord,
  type SearchableApplication,
  type SearchHash,
  storedFieldsOf,
} from '../case-record/case-record.module.js';
import type { CaseProcessPort } from './case-process.js';

/** A registration that has no case yet. */
export interface CaseToOpen {
  readonly caseId: CaseId;
  /** Opaque id of the applicant's login. */
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly registeredAt: number;
  /** Peppered hash of the login's e-mail address. */
  readonly emailHash: string;
  readonly registration: Registration;
  /** Windows that differ from the portal's own. */
  readonly policy: Partial<CasePolicy>;
}

/** Creates the record of a case and starts its process; repeatable. */
export type OpenCase = (given: CaseToOpen) => Promise<void>;

/** The draft of a new case, already sealed by the application concept. */
export interface FirstDraft {
  /** Name of the place under the case's key. */
  readonly place: string;
  readonly of: (caseId: CaseId, registration: Registration) => SearchableApplication;
}

export interface OpenCaseDeps {
  readonly cases: Pick<CaseRepository, 'find' | 'insert'>;
  readonly keys: CaseKeys;
  readonly process: Pick<CaseProcessPort, 'start'>;
  readonly hash: SearchHash;
  readonly firstDraft: FirstDraft;
}

/** Creates key, record with the first draft, and process; repeatable, each is created once. */
export function createOpenCase(deps: OpenCaseDeps): OpenCase {
  return async (toOpen) => {
    const { caseId, registration, policy } = toOpen;
    try {
      await insertRecord(deps, toOpen);
    } catch (error) {
      // The key of a case that was archived meanwhile is not created again.
      if (!(error instanceof CaseKeyGone) || (await deps.cases.find(caseId)) === null) throw error;
    }
    await deps.process.start(caseId, registration.businessLegalForm, policy);
  };
}

async function insertRecord(
  { cases, keys, hash, firstDraft }: OpenCaseDeps,
  { caseId, accountId, registeredAt, emailHash, registration }: CaseToOpen,
): Promise<void> {
  await keys.create(caseId);
  const draft = firstDraft.of(caseId, registration);
  const fields = await storedFieldsOf({ keys, hash }, caseId, draft);
  const sealed = await keys.seal(caseId, firstDraft.place, JSON.stringify(draft));
  await cases.insert(
    newCaseRecord({
      ...fields,
      _id: caseId,
      createdAt: registeredAt,
      accountId,
      emailHashes: [...new Set([emailHash, ...fields.emailHashes])],
      createdByBerater: registration.beraterEinstieg === true,
      form: { version: 1, sealed, savedAt: null, parts: [] },
    }),
  );
}
