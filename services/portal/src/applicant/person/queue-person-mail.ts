import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { randomToken } from '@kontor/platform/crypto/random';
import { changeCase } from '../../case/case-record/case-record.module.js';
import type { PersonConceptDeps } from './person-deps.js';

export interface PersonToMail {
  readonly caseId: CaseId;
  readonly personId: PersonId;
}

/** Queues a mail to a person among those of the case, with a new link to a page of their own: the one before is void. */
export async function queuePersonMail(
  { core, links, now }: Pick<PersonConceptDeps, 'core' | 'links' | 'now'>,
  { caseId, personId }: PersonToMail,
  kind: 'identityCheck' | 'coSignerData',
): Promise<void> {
  await links.renew(caseId, personId);
  const mailId = `${caseId}:again:${randomToken(16)}`;
  const mail = { mailId, kind, personId, dueAt: now(), attempts: 0, state: 'due' } as const;
  await changeCase(core.cases, caseId, ({ outbox }) => ({ outbox: [...outbox, mail] }));
  core.wakeMailbox();
}
