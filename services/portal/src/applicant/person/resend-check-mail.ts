import type { CaseId } from '@kontor/domain/case/case-id';
import { isCheckOpen } from '@kontor/domain/case/waiting-for';
import type { PersonId } from '@kontor/domain/person/person-id';
import { randomToken } from '@kontor/platform/crypto/random';
import { identityCheckUrl } from '../application/application.module.js';
import { changeCase, workableCase } from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import type { PersonConceptDeps } from './person-deps.js';

interface PersonToMail {
  readonly caseId: CaseId;
  readonly personId: PersonId;
}

/**
 * Mails the address of an open identity check to its person again.
 * @throws Problem 404, 409 where there is no open check, 410; TooManyRequests
 */
export async function resendCheckMail(
  { core, spendMail, now }: Pick<PersonConceptDeps, 'core' | 'spendMail' | 'now'>,
  { caseId, personId }: PersonToMail,
): Promise<void> {
  const found = await workableCase(core.cases, caseId);
  const person = found.snapshot?.persons.find((one) => one.personId === personId);
  if (person === undefined) throw problem('not-found');
  const url = identityCheckUrl(found, await core.findings.ofCase(caseId), personId);
  if (!isCheckOpen(person) || url === undefined) throw illegalForCustomer('resendCheckMail');
  await spendMail(`${caseId}/${personId}`);
  const mailId = `${caseId}:again:${randomToken(16)}`;
  const mail = { mailId, kind: 'identityCheck', personId, dueAt: now(), attempts: 0, state: 'due' } as const;
  await changeCase(core.cases, caseId, ({ outbox }) => ({ outbox: [...outbox, mail] }));
  core.wakeMailbox();
}
