import { areOwnDataComplete } from '@kontor/domain/application/missing-person';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { isEmail } from '@kontor/domain/person/email';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import { isOpenForChanges } from '../application/application.module.js';
import type { PersonConceptDeps, PersonToMail } from './person-deps.js';
import { queuePersonMail } from './queue-person-mail.js';

type InviteDeps = Pick<PersonConceptDeps, 'core' | 'applications' | 'settings' | 'spendInvitation' | 'links' | 'now'>;

/**
 * Mails a person of an application that is not ordered yet the link to a page of their own, where they enter their own
 * data.
 * @throws Problem 404, 409 after the order, and for a person without an address of their own or whose data are complete;
 * TooManyRequests
 */
export async function invitePerson(deps: InviteDeps, asked: PersonToMail): Promise<void> {
  const { applications, settings, spendInvitation, links, now } = deps;
  const { caseId, personId } = asked;
  const { record, stored } = await applications.drafts.read(caseId);
  const person = stored.application.people.find(({ id }) => id === personId);
  if (person === undefined) throw problem('not-found');
  if (!isOpenForChanges(record)) throw illegalForCustomer('saveForm');
  const { strictEmailValidation } = await settings.all();
  const { email = '' } = person;
  const isAsked = isEmail(email, strictEmailValidation) && !areOwnDataComplete(person, germanyToday(now()));
  if (!isAsked || !(await links.mayMail(caseId, personId))) throw illegalForCustomer('invitePerson');
  await spendInvitation({ ...asked, email });
  await queuePersonMail(deps, asked, { kind: 'coSignerData', email });
}
