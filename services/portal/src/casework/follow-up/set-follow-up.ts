import type { CaseId } from '@kontor/domain/case/case-id';
import { followUpDayProblem, followUpTime } from '@kontor/domain/follow-up/follow-up';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import * as z from 'zod';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { changeCase, followUpPlace, workableCase } from '../../case/case-record/case-record.module.js';
import type { Session } from '../../access/session/session.module.js';

export interface FollowUpDeps {
  readonly core: Pick<CaseCore, 'cases' | 'keys' | 'announce'>;
  readonly now: () => number;
}

interface NewFollowUp {
  readonly caseId: CaseId;
  readonly session: Session;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly reason: string;
}

/** Puts a case aside until a day. @throws Problem 404, 409, 410; ZodError for a day that is not possible */
export async function setFollowUp({ core, now }: FollowUpDeps, asked: NewFollowUp): Promise<void> {
  const { caseId, session, day, reason } = asked;
  requireAllowed('followUp', await workableCase(core.cases, caseId), session);
  const at = now();
  const message = followUpDayProblem(day, germanyToday(at));
  if (message !== undefined) throw new z.ZodError([{ code: 'custom', path: ['day'], message, input: day }]);
  const sealed = await core.keys.seal(caseId, followUpPlace(at), reason);
  const step = { at, accountId: session.accountId, until: followUpTime(day), sealed };
  await changeCase(core.cases, caseId, ({ followUps, erased }) =>
    erased ? null : { followUpAt: step.until, followUps: [...followUps, step] },
  );
  core.announce(caseId, { type: 'memo', seq: 0 });
}

/** Ends a follow-up before or after its day; nothing changes without one. @throws Problem 404, 409, 410 */
export async function clearFollowUp(
  { core, now }: FollowUpDeps,
  { caseId, session }: Pick<NewFollowUp, 'caseId' | 'session'>,
): Promise<void> {
  requireAllowed('followUp', await workableCase(core.cases, caseId), session);
  const step = { at: now(), accountId: session.accountId, until: null, sealed: null };
  await changeCase(core.cases, caseId, ({ followUpAt, followUps }) =>
    followUpAt === null ? null : { followUpAt: null, followUps: [...followUps, step] },
  );
  core.announce(caseId, { type: 'memo', seq: 0 });
}
