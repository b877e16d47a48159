import type { RemindBody } from '@kontor/api/reminder/reminder.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import { Problem } from '@kontor/platform/problem/problem';
import type { DeriveSecret } from '../../access/account/account.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { isArchived, workableCase } from '../../case/case-record/case-record.module.js';
import { recipientOf, remindedIn } from '../../exchange/mail-outbox/mail-outbox.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { openReminders } from './show-reminders.js';

interface SendDeps {
  readonly core: Pick<CaseCore, 'cases' | 'runStaffCommand' | 'sendCommand'>;
  readonly draftWindowMs: number;
}
type Core = SendDeps['core'];

interface ByStaff {
  readonly caseId: CaseId;
  readonly accountId: string;
}

const notOpen = {
  status: 409,
  code: 'not-awaited',
  title: 'Erinnerung nicht möglich',
  message: 'Daran kann gerade niemand erinnert werden: Es ist erledigt, oder es wurde schon oft genug erinnert.',
};

/** Reminds somebody now. @throws Problem 404, 409 where it is not awaited or was sent often enough, 410 */
export async function sendReminder(
  { core, draftWindowMs }: SendDeps,
  { caseId, accountId }: ByStaff,
  asked: RemindBody,
): Promise<void> {
  const found = await workableCase(core.cases, caseId);
  const open = openReminders(remindedIn(found, draftWindowMs));
  const reminder = open.find((one) => one.topic === asked.topic && one.personId === asked.personId);
  if (reminder === undefined) throw new Problem(notOpen);
  const { topic, personId } = reminder;
  await core.runStaffCommand({ caseId, accountId, command: { name: 'remind', topic, personId } });
}

/** Pauses the reminders of a case, or lets them come again. @throws Problem 404, 409, 410 */
export async function pauseReminders(core: Core, { caseId, accountId }: ByStaff, paused: boolean): Promise<void> {
  await core.runStaffCommand({
    caseId,
    accountId,
    command: { name: paused ? 'pauseReminders' : 'resumeReminders' },
  });
}

/**
 * Stops the reminders of one recipient by the token of a mail; again it changes nothing, and a case that is over reminds
 * nobody. @throws Problem 404 for a token that was not given out, or of a case that is gone
 */
export async function stopReminders(core: Core, deriveSecret: DeriveSecret, token: string): Promise<void> {
  const recipient = recipientOf(deriveSecret, token);
  const found = recipient === null ? null : await core.cases.find(recipient.caseId);
  if (recipient === null || found === null) throw problem('not-found');
  if (isArchived(found)) return;
  const { caseId, personId } = recipient;
  const actor = { side: 'customer', accountId: found.accountId } as const;
  const commandId = `stopReminders:${personId ?? ''}`;
  const command = { name: 'stopReminders', personId } as const;
  try {
    await core.sendCommand({ caseId, commandId, command, actor, seen: found.projectedSeq });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'illegal')) throw error;
  }
}
