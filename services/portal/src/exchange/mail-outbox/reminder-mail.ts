import { oneClickStop } from '@kontor/api/reminder/reminder.routes';
import { reminderMails } from '@kontor/domain/case-reminder/occasions';
import { isAwaited, type Reminded } from '@kontor/domain/reminder/due-reminders';
import { reminderTopics } from '@kontor/domain/reminder/reminder-topic';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { DeriveSecret } from '../../access/account/account.module.js';
import type { DueMail } from './mailbox.js';
import type { MailFacts } from './mail-content.js';
import { stopToken } from './stop-token.js';

const page = '/hub/erinnerungen#';

/** The mails that remind somebody. */
export const reminderKinds: readonly DueMail['kind'][] = Object.values(reminderMails);

interface ReminderMailDeps {
  readonly deriveSecret: DeriveSecret;
  readonly reminded: Reminded;
  readonly appUrl: string;
}

/**
 * What a reminder says of its case as it is when it is sent; null once it is done what it is about, or the recipient has
 * stopped reminders. Null for every other mail, too. `mailbox`: the person who gets it, null for the applicant, also where
 * a person has no address of their own.
 */
export function reminderFacts(
  { deriveSecret, reminded, appUrl }: ReminderMailDeps,
  { kind, caseId, personId }: DueMail,
  mailbox: PersonId | null,
): Pick<MailFacts, 'stopUrl' | 'dueAt'> | null {
  const topic = reminderTopics.find((one) => reminderMails[one] === kind);
  if (topic === undefined || caseId === '' || !isAwaited(reminded, { topic, personId })) return null;
  if (reminded.stopped.includes(mailbox)) return null;
  return {
    stopUrl: `${appUrl}${page}${stopToken(deriveSecret, { caseId, personId: mailbox })}`,
    dueAt: reminded.expiry,
  };
}

/** Where mail programs stop reminders by one click (RFC 8058), by the address of the page that does it. */
export function unsubscribeUrl(stopUrl: string): { readonly unsubscribeUrl?: string } {
  return stopUrl === '' ? {} : { unsubscribeUrl: stopUrl.replace(page, `/api${oneClickStop}/`) };
}
