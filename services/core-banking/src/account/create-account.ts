import type { CaseId } from '@kontor/domain/case/case-id';
import { onceByClaimedLookUp } from '@kontor/platform/effect-once/claimed-look-up';
import { waitUntilSettled } from '@kontor/platform/effect-once/wait-until-settled';
import { NotBookable, resultOf } from '../booking/booking-result.js';
import type { BookingDeps, BookingResult, BookingStep } from '../booking/booking-result.js';
import { references } from '../booking/references.js';
import type { CaseApplication } from '@kontor/case-client/application/case-application';
import type { BookedAccount, CoreBank, NewAccount } from '../provider/core-bank.js';
import { accountHolderReference } from './account-holder.js';

/** Opens the account of a case, exactly once, and stores its numbers as a finding. */
export function createAccount(deps: BookingDeps, step: BookingStep): Promise<BookingResult> {
  return resultOf(deps, step, async () => {
    const { caseId, version } = step;
    const application = await deps.portal.application(caseId, version);
    const account = await newAccount(deps.coreBank, caseId, application);
    const { kontonummer, iban } = await bookAccount(deps, step, account);
    return deps.portal.recordFinding({
      caseId,
      findingId: references.account(caseId),
      kind: 'account',
      content: { kontonummer, iban },
    });
  });
}

async function newAccount(coreBank: CoreBank, caseId: CaseId, application: CaseApplication): Promise<NewAccount> {
  const { productNumber: produktnummer, conditionNumber: konditionsnummer } = application.product;
  if (produktnummer === '' || konditionsnummer === '') {
    throw new NotBookable('Für das gewählte Kontomodell ist keine Produktnummer hinterlegt.');
  }
  const holder = await coreBank.findParty(accountHolderReference(caseId, application));
  const personnummer = holder?.personnummer ?? null;
  if (personnummer === null) {
    throw new NotBookable('Die Firma wurde noch nicht an das Kernbanksystem übergeben.');
  }
  return { personnummer, produktnummer, konditionsnummer };
}

async function bookAccount(deps: BookingDeps, step: BookingStep, account: NewAccount): Promise<BookedAccount> {
  const { coreBank, bookings } = deps;
  const { caseId, deadline } = step;
  const reference = references.account(caseId);
  const find = () => coreBank.findAccount(reference);
  const create = (end: number) => coreBank.createAccount(reference, account, end);
  const booked = await onceByClaimedLookUp(bookings, { caseId, reference, find, create, deadline });
  const isSettled = ({ kontonummer, iban }: BookedAccount) => kontonummer !== null && iban !== null;
  return waitUntilSettled(booked, { find, isSettled, pendingCode: 'core-bank-pending', deadline });
}
