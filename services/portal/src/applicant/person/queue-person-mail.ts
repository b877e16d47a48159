import { normaliseEmail } from '@kontor/domain/person/email';
import { randomToken } from '@kontor/platform/crypto/random';
import { changeCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { PersonConceptDeps, PersonToMail } from './person-deps.js';

interface MailOfPerson {
  readonly kind: 'identityCheck' | 'coSignerData';
  /** The only address to which it may go. */
  readonly email?: string;
}

/**
 * Queues a mail to a person among those of the case, with a new link to a page of their own: the one before is void.
 * @throws Problem 409 where the address was changed
 */
export async function queuePersonMail(
  { core, links, now }: Pick<PersonConceptDeps, 'core' | 'links' | 'now'>,
  { caseId, personId }: PersonToMail,
  { kind, email }: MailOfPerson,
): Promise<void> {
  const link = await links.renew(caseId, personId);
  if (email !== undefined && normaliseEmail(link?.email ?? '') !== normaliseEmail(email))
    throw problem('busy', { state: 'busy' });
  const mailId = `${caseId}:again:${randomToken(16)}`;
  const mail = { mailId, kind, personId, dueAt: now(), attempts: 0, state: 'due' } as const;
  await changeCase(core.cases, caseId, ({ outbox }) => ({ outbox: [...outbox, mail] }));
  core.wakeMailbox();
}
