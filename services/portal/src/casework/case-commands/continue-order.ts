import type { FrozenForm, MismatchKind } from '@kontor/domain/case/case-command';
import { applyResolution } from '@kontor/domain/matching/apply-resolution';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { resolutionViolations, type Resolution } from '@kontor/domain/matching/resolution';
import { violationBodies } from '@kontor/domain/violation/violation-text';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import { isMismatchState } from '../../case/case-process/case-process.module.js';
import type { CaseRecord, Findings, SearchHash } from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import {
  type ApplicationCore,
  type FrozenOrders,
  personNumbers,
} from '../../applicant/application/application.module.js';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';

export interface ContinueDeps {
  readonly applications: ApplicationCore;
  readonly orders: FrozenOrders;
  readonly findings: Pick<Findings, 'read'>;
  readonly hash: SearchHash;
  readonly now: () => number;
}

export interface Continuation {
  readonly form: FrozenForm | null;
  readonly kind: MismatchKind;
  /** Hash of the resolver's result. */
  readonly resolution: string;
  /** Ends the application; only where the other side comes from public sources. */
  readonly abort: boolean;
}

const kinds = { FUNCTIONARIES: 'functionaries', BENEFICIARIES: 'beneficiaries' } as const;

/** The unresolved comparison; null when there is none or when it is being resolved. */
async function openMatching(
  findings: Pick<Findings, 'read'>,
  { _id, snapshot }: CaseRecord,
): Promise<MatchingCase | null> {
  const { startState: state = null, startFindingRef: ref = null, running = null } = snapshot ?? {};
  if (state === null || ref === null || running !== null || !isMismatchState(state)) return null;
  return ((await findings.read(_id, ref))?.content ?? null) as MatchingCase | null;
}

/**
 * Freezes the resolver's result as the next version: the same result twice is the same version. Where there is
 * nothing to resolve, the command is sent without a version, and the process returns the reason.
 * @throws Problem 409 for aborting a mismatch of documents, ValidationFailed 422 for an incomplete result.
 */
export function createContinueOrder({ applications, orders, findings, hash, now }: ContinueDeps) {
  return async (found: CaseRecord, resolution: Resolution): Promise<Continuation> => {
    const matchingCase = await openMatching(findings, found);
    const abort = resolution.resolution === 'ABORT';
    const command = { resolution: hash(`resolution/${found._id}`, JSON.stringify(resolution)), abort };
    if (matchingCase === null) return { form: null, kind: kinds[resolution.kind], ...command };
    const violations = resolutionViolations(matchingCase, resolution, germanyToday(now()));
    if (violations.length > 0) throw new ValidationFailed(violationBodies(violations));
    const kind = kinds[matchingCase.kind];
    if (abort) {
      // A mismatch of the customer's own documents cannot be aborted; the page is just left.
      if (matchingCase.source !== 'PUBLIC') throw illegalForCustomer('abortOfDocuments');
      return { form: null, kind, ...command };
    }
    const [newest, stored] = await Promise.all([
      applications.frozen.newest(found._id),
      applications.readStored(found._id),
    ]);
    if (newest === null || stored === null) throw illegalForCustomer('continue');
    const { next: newId } = personNumbers(found._id, stored.nextPerson);
    const resolved = applyResolution({ application: newest.content.application, matchingCase, resolution, newId });
    return { form: await orders.freezeChanged(found._id, newest.content, resolved), kind, ...command };
  };
}
