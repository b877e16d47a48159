import type { CaseId } from '@kontor/domain/case/case-id';
import { partiesOfOrder } from '@kontor/domain/core-banking/parties';
import type { Party } from '@kontor/domain/core-banking/parties';
import { isBooked, partiesResultOf } from '@kontor/domain/core-banking/booking';
import type { PartyResult, BookingMode } from '@kontor/domain/core-banking/booking';
import { personIdOf } from '@kontor/domain/person/person-id';
import type { BookingDeps, BookingResult, BookingStep } from '../booking/booking-result.js';
import { references } from '../booking/references.js';
import type { CaseApplication } from '@kontor/case-client/application/case-application';
import type { Legitimation, Relation } from '../provider/party-payload.js';
import { bookParty, notCreated } from './book-party.js';

const generalPartner = 'second-business';
/** A company created without them would never learn who represents it. */
const waitsForOthers = 'Wird angelegt, sobald alle anderen Beteiligten angelegt sind.';

/**
 * Creates the parties of a case at the core bank, each exactly once, and stores the report on each as a finding.
 * Persons come first, because companies refer to them; a company waits until all of them exist.
 */
export async function bookParties(
  deps: BookingDeps,
  step: BookingStep & { readonly mode: BookingMode },
): Promise<BookingResult> {
  const { caseId, version, mode, operationKey, actor } = step;
  const application = await deps.portal.application(caseId, version);
  const parties = partiesOfOrder(application, mode);
  const people = parties.filter(({ kind }) => kind === 'natural');
  const results: PartyResult[] = [];
  const shared = (party: Party) => ({
    party,
    mode,
    reference: referenceOf(caseId, party),
    existing: application.existingParties.find(({ subject }) => subject === party.subject)?.personennummer,
  });
  for (const party of people) {
    const legitimation = legitimationOf(application, party.subject, actor);
    results.push(await bookParty(deps, step, { ...shared(party), relations: [], legitimation }));
  }
  for (const party of companiesInOrder(parties)) {
    const isComplete = results.every(({ personennummer }) => personennummer !== undefined);
    const relations = relationsOf(application, results, party);
    results.push(
      isComplete
        ? await bookParty(deps, step, { ...shared(party), relations, legitimation: null })
        : notCreated(party, { errorMessages: [waitsForOthers] }),
    );
  }
  const report = partiesResultOf(results);
  const findingRef = await deps.portal.recordFinding({
    caseId,
    // A later booking of the same case has its own report.
    findingId: `${operationKey}:report`,
    kind: 'partyReport',
    content: { mode, ...report },
  });
  return { kind: 'booked', findingRef, ok: isBooked(report) };
}

/** The general partner first, because the company it represents refers to it. */
function companiesInOrder(parties: readonly Party[]): readonly Party[] {
  const companies = parties.filter(({ kind }) => kind !== 'natural');
  const isPartner = ({ subject }: Party) => subject === generalPartner;
  return [...companies.filter(isPartner), ...companies.filter((one) => !isPartner(one))];
}

function referenceOf(caseId: CaseId, { subject, kind }: Party): string {
  if (kind === 'natural') return references.person(caseId, personIdOf(subject));
  return subject === 'business' ? references.company(caseId) : references.secondCompany(caseId);
}

/** Only a person who passed an identity check is legitimated by it. */
function legitimationOf({ people }: CaseApplication, subject: string, actor: string | undefined): Legitimation | null {
  const identityCheck = people.find(({ id }) => id === subject)?.identityCheck ?? null;
  if (identityCheck === null) return null;
  return {
    documentType: 'IDENTITY_CHECK',
    documentNumber: identityCheck,
    ...(actor === undefined ? {} : { checkedBy: actor }),
  };
}

/** The created parties in relation to a company: its owners, its representatives, and its general partner. */
function relationsOf(
  { people }: CaseApplication,
  results: readonly PartyResult[],
  company: Party,
): readonly Relation[] {
  const isPartner = company.subject === generalPartner;
  return results.flatMap(({ subject, personennummer: personnummer }) => {
    if (personnummer === undefined) return [];
    if (subject === generalPartner) return [{ personnummer, role: 'legal_representative' }];
    const person = people.find(({ id }) => id === subject);
    const roles = [
      ...(person?.authorizedToRepresent === true ? ['legal_representative'] : []),
      ...(person === undefined || person.beneficialOwner === null || isPartner ? [] : ['beneficial_owner']),
    ];
    return roles.map((role) => ({ personnummer, role }));
  });
}
