import { confirmersAmong, type FourEyes } from '@kontor/domain/approval/four-eyes';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { SealingKey } from '@kontor/platform/crypto/sealed-box';
import { createPolledGauge } from '@kontor/platform/metrics/polled-gauge';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import { type AccountDeps, createStaffDirectory, isActive, staffLoginOf } from '../account/account.module.js';
import { type CaseRecords, markApproval } from '../../case/case-record/case-record.module.js';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { Session } from '../session/session.module.js';
import type { ApprovalDeps, RecordedStep } from './approval-deps.js';
import { createApprovalRouter } from './approval.router.js';
import { createMongoApprovalRepository, defineApprovalModel } from './approval.repository.mongo.js';
import type { ApprovalGate, ApprovedActs } from './approved-act.js';
import { createDecideApproval } from './decide-approval.js';
import { createListApprovals } from './list-approvals.js';
import { createMailConfirmers } from './mail-confirmers.js';
import { createApprovalGate } from './request-approval.js';
import { createSealedParts } from './sealed-parts.js';
import type { ApprovalRepository } from './stored-approval.js';
import { createVoidApprovals } from './void-approvals.js';

export { answerAsked, isAsked } from './answer-asked.js';
export type { RecordedStep } from './approval-deps.js';
export type { ApprovalGate, ApprovedAct, ApprovedActs, Asked } from './approved-act.js';

const pollMs = 30_000;

export interface ApprovalNeeds {
  readonly records: Pick<CaseRecords, 'cases' | 'keys' | 'announce'>;
  readonly staff: AccountDeps['staff'];
  readonly onMailQueued: AccountDeps['onMailQueued'];
  /** Seals what belongs to no case. */
  readonly logKey: SealingKey;
  readonly switches: () => Promise<FourEyes>;
  readonly acts: () => ApprovedActs;
  readonly record: (step: RecordedStep) => Promise<void>;
}

/** A concept with acts that a second person can be required for. */
export interface ActingConcept extends Concept {
  readonly acts: ApprovedActs;
}

export interface Approvals extends Concept {
  readonly gate: ApprovalGate;
}

/** Acts that a second person confirms: what is asked, decided, and void by itself. */
export function createApprovals(deps: PortalDeps, needs: ApprovalNeeds): Approvals {
  const { logger, metrics, mongo } = deps;
  const model = defineApprovalModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  const repository = createMongoApprovalRepository(model);
  measureOpen(repository, { metrics, logger });
  const { concept, voidStale } = assembleApprovals({ repository, now: deps.now }, needs);
  const poller = createPoller({ name: 'approvals', everyMs: pollMs, run: voidStale, logger });
  return { ...concept, start: poller.start };
}

/** The concept on any repository; tests give one in memory. */
export function assembleApprovals(
  { repository, now }: { readonly repository: ApprovalRepository; readonly now: () => number },
  { records: { cases, keys, announce }, staff, onMailQueued, logKey, ...needs }: ApprovalNeeds,
): { readonly concept: Approvals; readonly voidStale: () => Promise<void> } {
  const deps: ApprovalDeps = {
    ...needs,
    repository,
    now,
    parts: createSealedParts(keys, logKey),
    sessionOf: createSessionOf(staff),
    confirmers: async () => confirmersAmong((await staff.all()).filter(isActive).map(staffLoginOf)),
    mailConfirmers: createMailConfirmers({ staff, onMailQueued, now }),
    nameOf: createStaffDirectory({ staff }).nameOf,
    markCase: async (caseId, isOpen) => {
      await markApproval(cases, caseId, { isOpen, at: now() });
      announce(caseId, { type: 'case', seq: 0 });
    },
  };
  const router = createApprovalRouter(createListApprovals(deps), createDecideApproval(deps), deps.confirmers);
  const concept = { gate: createApprovalGate(deps), router, eraseCase: (caseId: CaseId) => repository.erase(caseId) };
  return { concept, voidStale: createVoidApprovals(deps) };
}

/** An active member of staff as if logged in. */
function createSessionOf(staff: AccountDeps['staff']): ApprovalDeps['sessionOf'] {
  return async (accountId): Promise<Session | null> => {
    const found = await staff.findByAccount(accountId);
    if (found === null || !isActive(found)) return null;
    const { roles, inheritedRoles } = staffLoginOf(found);
    const rights = { roles: [...roles, ...inheritedRoles], verified: true, caseId: null } as const;
    return { sessionId: '', accountId, side: 'staff', ...rights, username: found.username };
  };
}

function measureOpen(
  repository: ApprovalRepository,
  { metrics, logger }: Pick<PortalDeps, 'metrics' | 'logger'>,
): void {
  createPolledGauge(metrics, {
    name: 'approvals_open',
    help: 'Acts that wait for a second person',
    labelNames: ['act'],
    logger,
    read: async () => [...(await repository.countOpen())].map(([act, value]) => ({ labels: { act }, value })),
  });
}
