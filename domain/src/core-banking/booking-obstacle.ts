import { bookingStatuses } from '../case/case-table.statuses.js';
import { type AccountProducts } from '../account/account.js';
import { countGirocards } from '../application/girocards.js';
import { type Application, legalFormOf } from '../application/application.js';
import { toOrderPayload } from '../application/mapping.js';
import { toBeIdentified } from '../person/person.js';
import { bookingModes, isBooked, type BookingMode, type PartiesResult } from './booking.js';
import { isCompleteFor } from './parties.js';

/** A step into the core bank: the parties in one of the modes, then the account, then the girocard (R3 §4.3). */
export const bookingSteps = [...bookingModes, 'account', 'girocard'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** What decides which steps are possible. */
export interface BookingSituation {
  readonly mainStatus: number;
  /** The core banking connection is configured and not disabled. */
  readonly connected: boolean;
  readonly settings: {
    readonly agree21PostAsKunde: boolean;
    readonly agree21CreateKontokorrentKonto: boolean;
    readonly agree21CreateGirocard: boolean;
  };
  readonly application: Application;
  /** The bank ended the automation (support fix) and answers for the identification itself. */
  readonly isVouchedFor: boolean;
  /** Status by person id. */
  readonly personStatuses: Readonly<Record<string, string>>;
  readonly products?: AccountProducts | undefined;
  readonly booked?: { readonly mode: BookingMode; readonly result: PartiesResult } | undefined;
  readonly iban?: string | undefined;
  readonly kontonummer?: string | undefined;
  readonly kartennummer?: string | undefined;
}

/** A setting that the bank's administrators have switched off, by its German name in the options. */
const switchedOff = (option: string): string =>
  `Die Einstellung „${option}“ ist ausgeschaltet; ein Administrator kann sie unter „Konfiguration“ einschalten.`;

/** Why a step is not possible, in German, for the clerk. */
const sentences = {
  notInProcess: 'Möglich nur, während die Bank den Fall bearbeitet.',
  notConnected: 'Zurzeit nicht möglich: Das Kernbanksystem ist nicht verbunden.',
  passed: 'Die Beteiligten sind schon übergeben.',
  passedAsCustomers: 'Die Beteiligten sind schon als Kunden übergeben.',
  noCustomers: switchedOff('Als Kunde an das Kernbanksystem übergeben'),
  unidentified: 'Nicht alle Personen sind identifiziert.',
  incomplete: 'Nicht von allen Personen liegen Geburtsdatum und Beruf vor.',
  notPassed: 'Möglich, sobald alle Beteiligten als Kunden übergeben sind.',
  noAccounts: switchedOff('Konto im Kernbanksystem anlegen'),
  noProduct: 'Für dieses Kontomodell ist keine Produktnummer hinterlegt.',
  accountExists: 'Das Konto ist schon angelegt.',
  noAccount: 'Möglich, sobald das Konto angelegt ist.',
  noGirocards: switchedOff('girocard im Kernbanksystem anlegen'),
  noneOrdered: 'Der Kunde hat keine girocard bestellt.',
  noCardProduct: 'Für dieses Kontomodell ist keine Produktnummer der girocard hinterlegt.',
  cardExists: 'Die girocard ist schon angelegt.',
} as const;

type Obstacle = keyof typeof sentences;

const bankWorks = (mainStatus: number): boolean => bookingStatuses.some((code) => code === mainStatus);
const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether every party of a situation is created at the core bank. */
export function isPassed({ booked }: Pick<BookingSituation, 'booked'>): boolean {
  return booked !== undefined && isBooked(booked.result);
}

function arePassedAsCustomers({ booked }: BookingSituation): boolean {
  return booked !== undefined && isBooked(booked.result) && booked.mode !== 'INTERESSENT';
}

function areAllIdentified({ application, personStatuses }: BookingSituation): boolean {
  return toBeIdentified(application.people, legalFormOf(application)).every(
    ({ id }) => id !== undefined && Object.hasOwn(personStatuses, id) && personStatuses[id] === 'successful',
  );
}

function obstacleToParties(mode: BookingMode, situation: BookingSituation): Obstacle | undefined {
  if (mode === 'INTERESSENT') return isPassed(situation) ? 'passed' : undefined;
  if (arePassedAsCustomers(situation)) return 'passedAsCustomers';
  if (!situation.settings.agree21PostAsKunde) return 'noCustomers';
  const isVouchedFor = mode === 'KUNDE_WITH_PLACEHOLDERS' && situation.isVouchedFor;
  if (!isVouchedFor && !areAllIdentified(situation)) return 'unidentified';
  return isCompleteFor(toOrderPayload(situation.application), mode) ? undefined : 'incomplete';
}

function obstacleToAccount(situation: BookingSituation): Obstacle | undefined {
  const { settings, products, iban, kontonummer } = situation;
  if (isSet(iban) || isSet(kontonummer)) return 'accountExists';
  if (!settings.agree21PostAsKunde) return 'noCustomers';
  if (!settings.agree21CreateKontokorrentKonto) return 'noAccounts';
  if (!isSet(products?.produktnummer)) return 'noProduct';
  return arePassedAsCustomers(situation) ? undefined : 'notPassed';
}

function obstacleToGirocard({
  settings,
  application,
  products,
  iban,
  kartennummer,
}: BookingSituation): Obstacle | undefined {
  if (isSet(kartennummer)) return 'cardExists';
  if (countGirocards(application) === 0) return 'noneOrdered';
  if (!settings.agree21PostAsKunde) return 'noCustomers';
  if (!settings.agree21CreateKontokorrentKonto) return 'noAccounts';
  if (!settings.agree21CreateGirocard) return 'noGirocards';
  if (!isSet(products?.girocardProduktnummer)) return 'noCardProduct';
  return isSet(iban) ? undefined : 'noAccount';
}

function obstacleTo(step: BookingStep, situation: BookingSituation): Obstacle | undefined {
  if (!bankWorks(situation.mainStatus)) return 'notInProcess';
  if (!situation.connected) return 'notConnected';
  if (step === 'account') return obstacleToAccount(situation);
  return step === 'girocard' ? obstacleToGirocard(situation) : obstacleToParties(step, situation);
}

/** Why steps into the core bank are not possible, in German, for the clerk; a step that is possible is missing. */
export type BookingObstacles = Readonly<Partial<Record<BookingStep, string>>>;

/**
 * The obstacles of a situation (R3 §3, §4.3). Steps are possible only while the bank works on a case and the core bank is
 * connected. Customer modes need the setting, every person identified, and birthday and occupation of all (or placeholders
 * for them); after a support fix the bank answers for the identification in the mode with placeholders. Prospects can become
 * customers. An account needs a booking as customer and no account yet; a card an order, an IBAN and no card yet; both
 * their product numbers.
 */
export function bookingObstacles(situation: BookingSituation): BookingObstacles {
  return Object.fromEntries(
    bookingSteps.flatMap((step) => {
      const obstacle = obstacleTo(step, situation);
      return obstacle === undefined ? [] : [[step, sentences[obstacle]]];
    }),
  );
}

/** Whether a step has no other obstacle than that an earlier one is not done yet. */
export const waitsForEarlierStep = (obstacle: string | undefined): boolean =>
  obstacle === sentences.notPassed || obstacle === sentences.noAccount;

/** Obstacles of a case that has no order to book. */
export const nothingToBook: BookingObstacles = Object.fromEntries(
  bookingSteps.map((step) => [step, sentences.notInProcess]),
);
