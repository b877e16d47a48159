import { oneClickStop } from '@kontor/api/reminder/reminder.routes';
import type { CaseId } from '@kontor/domain/case/case-id';
import { reminderMails } from '@kontor/domain/case-reminder/occasions';
import { isAwaited, type Reminded } from '@kontor/domain/reminder/due-reminders';
import { reminderTopics } from '@kontor/domain/reminder/reminder-topic';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { DeriveSecret } from '../../access/account/account.module.js';
import type { DueMail } from './mailbox.js';
import type { MailFacts } from './mail-content.js';
import { stopToken } from './stop-token.js';

const page = '/hub/erinnerungen#';

interface ReminderMailDeps {
  readonly account: { readonly deriveSecret: DeriveSecret };
  readonly reminded: (caseId: CaseId, mailId: string) => Promise<Reminded>;
  readonly appUrl: string;
}

/**
 * What only a reminder says, of its case as it is when it is sent; nothing for every other mail. Null once it is done what
 * it is about, or the recipient has stopped reminders. `mailbox`: the person who gets it, null for the applicant, also
 * where a person has no address of their own.
 */
export async function reminderOf(
  { account, reminded, appUrl }: ReminderMailDeps,
  { kind, caseId, mailId, personId }: DueMail,
  mailbox: PersonId | null,
): Promise<Partial<Pick<MailFacts, 'stopUrl' | 'dueAt'>> | null> {
  const topic = reminderTopics.find((one) => reminderMails[one] === kind);
  if (topic === undefined || caseId === '') return {};
  const now = await reminded(caseId, mailId);
  if (!isAwaited(now, { topic, personId }) || now.stopped.includes(mailbox)) return null;
  return {
    stopUrl: `${appUrl}${page}${stopToken(account.deriveSecret, { caseId, personId: mailbox })}`,
    dueAt: now.expiry,
  };
}

/** Where mail programs stop reminders by one click (RFC 8058), by the address of the page that does it. */
export function unsubscribeUrl(stopUrl: string): { readonly unsubscribeUrl?: string } {
  return stopUrl === '' ? {} : { unsubscribeUrl: stopUrl.replace(page, `/api${oneClickStop}/`) };
}
