import { caseStatus } from '../case/case-status.js';
import { type AccountProducts } from '../account/account.js';
import { countGirocards } from '../application/girocards.js';
import { type Application, legalFormOf } from '../application/application.js';
import { toOrderPayload } from '../application/mapping.js';
import { toBeIdentified } from '../person/person.js';
import { isCompleteFor } from './parties.js';
import { isBooked, type BookingMode, type PartiesResult } from './booking.js';

/** Actions that the back office offers in the checklist (R3 §3 "Readiness flags"). */
export interface ReadinessFlags {
  readonly isReadyForPassToAgree21: boolean;
  readonly isPassedToAgree21: boolean;
  readonly canBePassedAsKunde: boolean;
  readonly canBePassedAsKundeWithPlaceholders: boolean;
  readonly canKontoBeCreated: boolean;
  readonly canGirocardBeCreated: boolean;
}

/** No actions; also used after a failed readiness check (R3 §7). */
export const notReady: ReadinessFlags = {
  isReadyForPassToAgree21: false,
  isPassedToAgree21: false,
  canBePassedAsKunde: false,
  canBePassedAsKundeWithPlaceholders: false,
  canKontoBeCreated: false,
  canGirocardBeCreated: false,
};

export interface ReadinessInput {
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

const bankWorks = (mainStatus: number): boolean =>
  mainStatus === caseStatus.bankInProgress || mainStatus === caseStatus.supplementaryDataAdded;
const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

function areAllIdentified({ application, personStatuses }: ReadinessInput): boolean {
  return toBeIdentified(application.people, legalFormOf(application)).every((person) => {
    return (
      person.id !== undefined && Object.hasOwn(personStatuses, person.id) && personStatuses[person.id] === 'successful'
    );
  });
}

function canCreateAccount(input: ReadinessInput, isPassed: boolean): boolean {
  const { settings, products, booked, iban, kontonummer } = input;
  const isCustomer = booked !== undefined && booked.mode !== 'INTERESSENT';
  const configured =
    settings.agree21PostAsKunde && settings.agree21CreateKontokorrentKonto && isSet(products?.produktnummer);
  return configured && isPassed && isCustomer && !isSet(iban) && !isSet(kontonummer);
}

function canCreateCard({ settings, application, products, iban, kartennummer }: ReadinessInput): boolean {
  const flags =
    settings.agree21PostAsKunde && settings.agree21CreateKontokorrentKonto && settings.agree21CreateGirocard;
  const isOrdered = countGirocards(application) > 0;
  return flags && isOrdered && isSet(products?.girocardProduktnummer) && isSet(iban) && !isSet(kartennummer);
}

/**
 * The readiness flags (R3 §3, §4.3): only while the bank works on a case and the core bank is connected. Customer
 * modes need the setting, every person to be identified successful, and birthday and occupation of all (or
 * placeholders for them); after a support fix the bank answers for the identification, and the mode with placeholders is
 * open though somebody is not identified. Prospects can become customers. An account needs a booking as customer and no account yet; a card an order, an IBAN and no card yet;
 * both their product numbers.
 */
export function readiness(input: ReadinessInput): ReadinessFlags {
  const isPassed = input.booked !== undefined && isBooked(input.booked.result);
  if (!input.connected || !bankWorks(input.mainStatus)) return { ...notReady, isPassedToAgree21: isPassed };
  const order = toOrderPayload(input.application);
  const isCustomer = isPassed && input.booked?.mode !== 'INTERESSENT';
  const asCustomer = !isCustomer && input.settings.agree21PostAsKunde;
  const identified = areAllIdentified(input);
  const canBePassedAsKunde = asCustomer && identified && isCompleteFor(order, 'KUNDE');
  const canBePassedAsKundeWithPlaceholders =
    asCustomer && (identified || input.isVouchedFor) && isCompleteFor(order, 'KUNDE_WITH_PLACEHOLDERS');
  return {
    isReadyForPassToAgree21: !isPassed || canBePassedAsKunde || canBePassedAsKundeWithPlaceholders,
    isPassedToAgree21: isPassed,
    canBePassedAsKunde,
    canBePassedAsKundeWithPlaceholders,
    canKontoBeCreated: canCreateAccount(input, isPassed),
    canGirocardBeCreated: canCreateCard(input),
  };
}

/** Whether a mode may be used now (R3 §4.3). */
export function isModeAllowed(flags: ReadinessFlags, mode: BookingMode): boolean {
  if (!flags.isReadyForPassToAgree21) return false;
  if (mode === 'KUNDE') return flags.canBePassedAsKunde;
  return mode === 'INTERESSENT' ? !flags.isPassedToAgree21 : flags.canBePassedAsKundeWithPlaceholders;
}

/** Whether a step into the core bank can work now; true for everything else. */
export function isStepPossible(name: string, flags: ReadinessFlags): boolean {
  switch (name) {
    case 'passToCoreBanking':
      return flags.isReadyForPassToAgree21;
    case 'createAccount':
      return flags.canKontoBeCreated;
    case 'createGirocard':
      return flags.canGirocardBeCreated;
    default:
      return true;
  }
}

/** Warnings before a case is finished successfully (R3 §4.2). */
export function finishWarnings(state: {
  readonly isPassedToAgree21: boolean;
  readonly contractFiles: number;
}): readonly string[] {
  return [
    ...(state.isPassedToAgree21 ? [] : ['Die Daten wurden noch nicht an das Kernbanksystem übergeben.']),
    ...(state.contractFiles > 0 ? [] : ['Es wurden noch keine Vertragsunterlagen hochgeladen.']),
  ];
}
