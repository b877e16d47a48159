import type { OwnPerson } from '@kontor/api/co-signer/co-signer.schema';
import { askedFields, withAskedFields } from '@kontor/domain/application/asked-fields';
import { areOwnDataComplete, withCompletion } from '@kontor/domain/application/missing-person';
import type { personCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { Person } from '@kontor/domain/person/person';
import type * as z from 'zod';
import type { PersonSession } from '../../access/session/session.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import { identityCheckUrl } from '../application/application.module.js';
import { replaced } from '../person/person.module.js';
import { findCoSigner, type FoundCoSigner } from './find-co-signer.js';
import type { OwnPersonDeps } from './own-person-deps.js';

/** The person of a session. @throws Problem 401 once the case does not have the person any more */
async function ownPerson(deps: OwnPersonDeps, { caseId, personId }: PersonSession): Promise<FoundCoSigner> {
  const found = await findCoSigner(deps, caseId, personId);
  if (found === null) throw problem('unauthorized');
  return found;
}

/** What a co-signer reads: never shares, other persons or documents. @throws Problem 401 */
export async function readOwnPerson(deps: OwnPersonDeps, session: PersonSession): Promise<OwnPerson> {
  return shown(await ownPerson(deps, session), await deps.bankName());
}

function shown({ stored, person, progress, missing, step }: FoundCoSigner, bankName: string): OwnPerson {
  const { registerData } = stored.application;
  const isAsked = step === 'data';
  return {
    bankName,
    companyName: registerData.firma ?? stored.registration.businessName,
    firstName: person.vorname ?? '',
    lastName: person.nachname ?? '',
    step,
    missing: isAsked ? [...missing] : [],
    data: isAsked ? ownData(person) : null,
    attemptsLeft: progress?.attemptsLeft ?? null,
  };
}

function ownData(person: FoundCoSigner['person']): OwnPerson['data'] {
  const { anrede = '', birthday = '', nationality = '', line1 = '', postalCode = '', city = '' } = person;
  return { anrede, birthday, nationality, line1, postalCode, city };
}

/**
 * Completes the own data, field by field: before the order in the draft; after it what a provider requires, which is handed
 * over: whoever needs to be identified gets a check. @throws Problem 401, 409 when nothing is asked; ValidationFailed
 */
export async function completeOwnPerson(
  deps: OwnPersonDeps,
  session: PersonSession,
  body: z.output<ReturnType<typeof personCompletionSchema>>,
): Promise<OwnPerson> {
  const { caseId, personId } = session;
  const { record, person, missing, step, progress } = await ownPerson(deps, session);
  if (step !== 'data') throw illegalForCustomer('ownPersonCompleted');
  const today = germanyToday(deps.now());
  const completed = (before: Person): Person =>
    withAskedFields(before, withCompletion(before, body), askedFields(missing, before, today));
  if (progress === null) {
    await enterInDraft(deps, session, (before) => {
      // Since the person was found, the acting one may have completed the data, or revoked the link by another address.
      if (before.email !== person.email || areOwnDataComplete(before, today))
        throw illegalForCustomer('ownPersonCompleted');
      return completed(before);
    });
  } else {
    const own = { caseId, personId, accountId: record.accountId };
    // From what the page has shown: the acting person may have stored other values since.
    await deps.completion.store(own, () => completed(person));
    await deps.completion.finish(own);
  }
  return readOwnPerson(deps, session);
}

/** The acting person's form shows it at once, and says what both have changed. */
async function enterInDraft(
  { applications, core }: OwnPersonDeps,
  { caseId, personId }: PersonSession,
  change: (before: Person) => Person,
): Promise<void> {
  const { version } = await applications.drafts.save({
    caseId,
    seen: null,
    change: (stored) => replaced(stored, personId, change),
  });
  core.announce(caseId, { type: 'draft', seq: version });
}

/** The address of the own identity check. @throws Problem 401, 409 while none is open */
export async function startOwnCheck(deps: OwnPersonDeps, session: PersonSession): Promise<{ readonly url: string }> {
  const { caseId, personId } = session;
  const { record, step } = await ownPerson(deps, session);
  const url = identityCheckUrl(record, await deps.core.findings.ofCase(caseId), personId);
  if (step !== 'check' || url === undefined) throw illegalForCustomer('ownCheck');
  return { url };
}
