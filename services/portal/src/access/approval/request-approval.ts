import { type ApprovalAct, whyUnserved } from '@kontor/domain/approval/four-eyes';
import { randomToken } from '@kontor/platform/crypto/random';
import { isDeepStrictEqual } from 'node:util';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../session/session.module.js';
import type { ApprovalDeps } from './approval-deps.js';
import type { ApprovalGate, Asked } from './approved-act.js';
import { actNamed, askedOf, remarkCase } from './open-asked.js';
import type { StoredApproval } from './stored-approval.js';
import { canBeDecided } from './void-approvals.js';

/** Asks for a second person where the bank has turned that on. */
export function createApprovalGate(deps: ApprovalDeps): ApprovalGate {
  return {
    unserved: async (names) => {
      const confirmers = await deps.confirmers();
      return names.filter((name) => whyUnserved(name, confirmers) !== null);
    },
    ask: async (act, session, asked) => {
      // Turning a switch off needs a second person by itself.
      if (act !== 'fourEyes' && !(await deps.switches())[act]) return null;
      await actNamed(deps, act).check(asked, session, 'requester');
      return request(deps, { act, session, asked });
    },
  };
}

interface Requested {
  readonly act: ApprovalAct;
  readonly session: Session;
  readonly asked: Asked<unknown>;
}

async function request(deps: ApprovalDeps, { act, session, asked }: Requested): Promise<string> {
  const { repository, record } = deps;
  const known = await repository.findOpen(act, asked.subject);
  if (known !== null && (await canBeDecided(deps, known))) {
    if (!(await isSame(deps, known, { act, session, asked })))
      throw problem('approval-open', { approvalId: known._id });
    // Whoever asks again, because the answer was lost.
    await record({ approval: known, step: 'request', by: session });
    await remarkCase(deps, known);
    return known._id;
  }
  const approval = await newApproval(deps, { act, session, asked });
  if (!(await repository.insert(approval))) throw problem('approval-open');
  await deps.mailConfirmers(approval);
  await record({ approval, step: 'request', by: session });
  await remarkCase(deps, approval);
  return approval._id;
}

async function isSame(deps: ApprovalDeps, known: StoredApproval, { session, asked }: Requested): Promise<boolean> {
  if (known.requestedBy !== session.accountId) return false;
  const before = await askedOf(deps, known);
  return isDeepStrictEqual(before?.order, JSON.parse(JSON.stringify(asked.order)));
}

async function newApproval(deps: ApprovalDeps, { act, session, asked }: Requested): Promise<StoredApproval> {
  const { parts, now } = deps;
  const { basisOf, evidenceOf } = actNamed(deps, act);
  const basis = await basisOf(asked);
  if (basis === null) throw problem('not-found');
  const id = randomToken(16);
  const { caseId, subject, order } = asked;
  return {
    _id: id,
    act,
    caseId,
    subject,
    state: 'open',
    basis,
    requestedBy: session.accountId,
    requestedAt: now(),
    decidedBy: null,
    decidedAt: null,
    voidReason: null,
    order: await parts.seal({ id, caseId, part: 'order' }, order),
    evidence: await parts.seal({ id, caseId, part: 'evidence' }, await evidenceOf(asked)),
  };
}
