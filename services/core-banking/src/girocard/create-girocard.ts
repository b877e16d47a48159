import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { onceByClaimedLookUp } from '@kontor/platform/effect-once/claimed-look-up';
import { waitUntilSettled } from '@kontor/platform/effect-once/wait-until-settled';
import { accountHolderReference } from '../account/account-holder.js';
import { NotBookable, resultOf } from '../booking/booking-result.js';
import type { BookingDeps, BookingResult, BookingStep } from '../booking/booking-result.js';
import { references } from '../booking/references.js';
import type { CaseApplication } from '@kontor/case-client/application/case-application';
import type { BookedCard, CoreBank, NewCard } from '../provider/core-bank.js';

/** An ordered card: for whom, and which party holds it. */
interface OrderedCard {
  readonly personId: PersonId | null;
  readonly reference: string;
  readonly holderReference: string;
}

/** A card as it is stored in the finding. */
type CardNumbers = Pick<OrderedCard, 'personId'> & BookedCard;

/** Orders the girocards of a case, each exactly once, and stores their numbers as a finding. */
export function createGirocard(deps: BookingDeps, step: BookingStep): Promise<BookingResult> {
  return resultOf(deps, step, async () => {
    const { caseId, version } = step;
    const application = await deps.portal.application(caseId, version);
    const [first, ...others] = await bookCards(deps, step, application);
    if (first === undefined) throw new NotBookable('Es wurde keine Girocard bestellt.');
    const { kartennummer, chipkartennummer } = first;
    return deps.portal.recordFinding({
      caseId,
      findingId: references.companyCard(caseId),
      kind: 'girocard',
      content: { kartennummer, chipkartennummer, cards: [first, ...others] },
    });
  });
}

async function bookCards(deps: BookingDeps, step: BookingStep, application: CaseApplication): Promise<CardNumbers[]> {
  const { coreBank } = deps;
  const girocardProduktnummer = application.product.girocardProductNumber;
  if (girocardProduktnummer === '') {
    throw new NotBookable('Für das gewählte Kontomodell ist keine Girocard-Produktnummer hinterlegt.');
  }
  const kontonummer = (await coreBank.findAccount(references.account(step.caseId)))?.kontonummer ?? null;
  if (kontonummer === null) throw new NotBookable('Es ist noch kein Konto angelegt.');
  const cards: CardNumbers[] = [];
  for (const ordered of orderedCards(step.caseId, application)) {
    const personnummer = await personnummerOf(coreBank, ordered);
    const card = { kontonummer, personnummer, girocardProduktnummer };
    const { kartennummer, chipkartennummer } = await bookCard(deps, step, { reference: ordered.reference, card });
    cards.push({ personId: ordered.personId, kartennummer, chipkartennummer });
  }
  return cards;
}

/** One card for each person who wants one, and one for the company if it does (R2 §4.6). */
function orderedCards(caseId: CaseId, application: CaseApplication): readonly OrderedCard[] {
  const persons = application.people
    .filter(({ orderInfo }) => orderInfo === 'girocard')
    .map(({ id: personId }) => ({
      personId,
      reference: references.personCard(caseId, personId),
      holderReference: references.person(caseId, personId),
    }));
  if (application.business.orderInfo !== 'girocard') return persons;
  const holderReference = accountHolderReference(caseId, application);
  return [{ personId: null, reference: references.companyCard(caseId), holderReference }, ...persons];
}

async function personnummerOf(coreBank: CoreBank, { holderReference }: OrderedCard): Promise<string> {
  const personnummer = (await coreBank.findParty(holderReference))?.personnummer ?? null;
  if (personnummer === null) {
    throw new NotBookable('Eine Karteninhaberin oder ein Karteninhaber ist im Kernbanksystem nicht angelegt.');
  }
  return personnummer;
}

async function bookCard(
  { bookings, coreBank }: BookingDeps,
  { caseId, deadline }: BookingStep,
  { reference, card }: { reference: string; card: NewCard },
): Promise<BookedCard> {
  const find = () => coreBank.findCard(reference);
  const create = (end: number) => coreBank.createCard(reference, card, end);
  const booked = await onceByClaimedLookUp(bookings, { caseId, reference, find, create, deadline });
  const isSettled = (one: BookedCard) => one.kartennummer !== null && one.chipkartennummer !== null;
  return waitUntilSettled(booked, { find, isSettled, pendingCode: 'core-bank-pending', deadline });
}
