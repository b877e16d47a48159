import type { CaseId } from '@kontor/domain/case/case-id';
import { isCheckOpen } from '@kontor/domain/case/waiting-for';
import type { PersonId } from '@kontor/domain/person/person-id';
import { randomToken } from '@kontor/platform/crypto/random';
import { identityCheckUrl } from '../application/application.module.js';
import { type CaseRecord, changeCase, workableCase } from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import { isAskedFor } from './person-completion.js';
import type { PersonConceptDeps } from './person-deps.js';

interface PersonToMail {
  readonly caseId: CaseId;
  readonly personId: PersonId;
}

type ResendDeps = Pick<PersonConceptDeps, 'core' | 'spendMail' | 'links' | 'now'>;

/**
 * Mails the address of an open identity check to its person again, or what is asked of a person with a page of their own;
 * with a new link to that page: the one before is void.
 * @throws Problem 404, 409 where nothing is open, 410; TooManyRequests
 */
export async function resendCheckMail(deps: ResendDeps, { caseId, personId }: PersonToMail): Promise<void> {
  const { core, spendMail, links, now } = deps;
  const kind = await kindToSend(deps, await workableCase(core.cases, caseId), personId);
  await spendMail(`${caseId}/${personId}`);
  await links.revoke(caseId, personId);
  const mailId = `${caseId}:again:${randomToken(16)}`;
  const mail = { mailId, kind, personId, dueAt: now(), attempts: 0, state: 'due' } as const;
  await changeCase(core.cases, caseId, ({ outbox }) => ({ outbox: [...outbox, mail] }));
  core.wakeMailbox();
}

async function kindToSend({ core, links }: ResendDeps, found: CaseRecord, personId: PersonId) {
  const person = found.snapshot?.persons.find((one) => one.personId === personId);
  if (person === undefined) throw problem('not-found');
  const url = identityCheckUrl(found, await core.findings.ofCase(found._id), personId);
  if (isCheckOpen(person) && url !== undefined) return 'identityCheck' as const;
  const isAsked = isAskedFor(found, personId) && (await links.mayMail(found._id, personId));
  if (!isAsked) throw illegalForCustomer('resendCheckMail');
  return 'coSignerData' as const;
}
