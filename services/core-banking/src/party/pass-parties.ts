import { partiesOfOrder } from '@kontor/domain/core-banking/parties';
import type { Party } from '@kontor/domain/core-banking/parties';
import { isTransferred, transferResultOf } from '@kontor/domain/core-banking/transfer';
import type { PartyResult, TransferMode } from '@kontor/domain/core-banking/transfer';
import { FindingKind } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { BookingDeps, BookingResult, BookingStep } from '../booking/booking-result.js';
import { references } from '../booking/references.js';
import type { Application } from '../case-files/case-files.js';
import type { Legitimation, Relation } from '../provider/party-payload.js';
import { orderPayloadOf } from './order-payload.js';
import { passParty } from './pass-party.js';

/**
 * Creates the parties of a case at the core bank, each exactly once, and keeps the report on each as a finding.
 * People come first, as the company refers to them.
 */
export async function passParties(
  deps: BookingDeps,
  step: BookingStep & { readonly mode: TransferMode },
): Promise<BookingResult> {
  const { caseId, version, mode, operationKey, actor } = step;
  const application = await deps.files.application(caseId, version);
  const parties = partiesOfOrder(orderPayloadOf(application), mode);
  const people = parties.filter(({ kind }) => kind === 'natural');
  const companies = parties.filter(({ kind }) => kind !== 'natural');
  const results: PartyResult[] = [];
  for (const party of people) {
    const legitimation = legitimationOf(application, party.subject, actor);
    results.push(
      await passParty(deps, step, { party, mode, reference: referenceOf(caseId, party), relations: [], legitimation }),
    );
  }
  const relations = relationsOf(application, results);
  for (const party of companies) {
    results.push(
      await passParty(deps, step, {
        party,
        mode,
        reference: referenceOf(caseId, party),
        relations,
        legitimation: null,
      }),
    );
  }
  const report = transferResultOf(results);
  const findingRef = await deps.files.recordFinding({
    caseId,
    // A later hand-over of the same case has its own report.
    findingId: `${operationKey}:report`,
    kind: FindingKind.PARTY_REPORT,
    content: { mode, ...report },
  });
  return { kind: 'booked', findingRef, ok: isTransferred(report) };
}

function referenceOf(caseId: string, { subject, kind }: Party): string {
  if (kind === 'natural') return references.person(caseId, subject);
  return subject === 'business' ? references.company(caseId) : references.secondCompany(caseId);
}

/** Only who passed an identity check is legitimated by it. */
function legitimationOf({ persons }: Application, subject: string, actor: string | undefined): Legitimation | null {
  const identityCheck = persons.find(({ personId }) => personId === subject)?.identityCheck ?? '';
  if (identityCheck === '') return null;
  return {
    documentType: 'IDENTITY_CHECK',
    documentNumber: identityCheck,
    ...(actor === undefined ? {} : { checkedBy: actor }),
  };
}

/** What each created person is to the company. */
function relationsOf({ persons }: Application, results: readonly PartyResult[]): readonly Relation[] {
  return results.flatMap(({ subject, personennummer: personnummer }) => {
    const person = persons.find(({ personId }) => personId === subject);
    if (person === undefined || personnummer === undefined) return [];
    const roles = [
      ...(person.authorizedToRepresent ? ['legal_representative'] : []),
      ...(person.beneficialOwner === undefined ? [] : ['beneficial_owner']),
    ];
    return roles.map((role) => ({ personnummer, role }));
  });
}
