import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { Session } from '../../access/session/session.module.js';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { requireReason, textOf } from './reasons.js';
import type { SetStatusDeps } from './set-status.js';
import { withNote } from './with-note.js';

export interface ReleaseRequest {
  readonly caseId: CaseId;
  readonly session: Session;
  /** Why; empty for a case that is not on hold but is transferred again. */
  readonly reason: string;
}

/** Releases a case on hold, or transfers one again. @throws Problem 403, 404, 409, 410; ZodError for a missing reason */
export type ReleaseCase = (request: ReleaseRequest) => Promise<CaseOutcome>;

export function createReleaseCase({
  core,
  applications,
  notes,
}: Pick<SetStatusDeps, 'core' | 'applications' | 'notes'>): ReleaseCase {
  return async ({ caseId, session, reason }) => {
    const found = await workableCase(core.cases, caseId);
    requireReason('release', reason, found);
    const text = await textOf(applications, 'release', { reason, found });
    const { accountId } = session;
    const run = () => core.runStaffCommand({ caseId, command: { name: 'release' }, accountId });
    // A released case changes by itself: whoever repeats the release, because its answer was lost, gets that answer.
    const released = uptoRelease(found);
    const note = { command: 'release', accountId, content: text } as const;
    if (text !== '' && (await notes.isRepeated(released, note))) return run();
    return withNote(notes, { name: 'release', found, session, text }, run);
  };
}

/** The case as it was right after its release. */
function uptoRelease(found: CaseRecord): CaseRecord {
  const last = found.history.findLastIndex(({ type, cause }) => type === 'bgo' && cause === 'release');
  return { ...found, history: found.history.slice(0, last + 1) };
}
