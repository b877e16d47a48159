import { isCheckOpen } from '@kontor/domain/case/waiting-for';
import type { PersonId } from '@kontor/domain/person/person-id';
import { identityCheckUrl } from '../application/application.module.js';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import { isAskedFor } from './person-completion.js';
import type { PersonConceptDeps, PersonToMail } from './person-deps.js';
import { queuePersonMail } from './queue-person-mail.js';

type ResendDeps = Pick<PersonConceptDeps, 'core' | 'spendMail' | 'links' | 'now'>;

/**
 * Mails the address of an open identity check to its person again, or what is asked of a person with a page of their own.
 * @throws Problem 404, 409 where nothing is open, 410; TooManyRequests
 */
export async function resendCheckMail(deps: ResendDeps, asked: PersonToMail): Promise<void> {
  const { caseId, personId } = asked;
  const kind = await kindToSend(deps, await workableCase(deps.core.cases, caseId), personId);
  await deps.spendMail(asked);
  await queuePersonMail(deps, asked, { kind });
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
