import { bookingModes, type BookingMode } from './booking.js';
import {
  bookingObstacles,
  isPassed,
  type BookingObstacles,
  type BookingSituation,
  type BookingStep,
} from './booking-obstacle.js';

/** Actions that the back office offers in the checklist (R3 §3 "Readiness flags"). */
export interface ReadinessFlags {
  readonly isReadyForPassToAgree21: boolean;
  readonly isPassedToAgree21: boolean;
  readonly canBePassedAsKunde: boolean;
  readonly canBePassedAsKundeWithPlaceholders: boolean;
  readonly canKontoBeCreated: boolean;
  readonly canGirocardBeCreated: boolean;
  /** Beside the flags of R3; empty where readiness could not be read. */
  readonly obstacles: BookingObstacles;
}

/** No actions; also used after a failed readiness check (R3 §7). */
export const notReady: ReadinessFlags = {
  isReadyForPassToAgree21: false,
  isPassedToAgree21: false,
  canBePassedAsKunde: false,
  canBePassedAsKundeWithPlaceholders: false,
  canKontoBeCreated: false,
  canGirocardBeCreated: false,
  obstacles: {},
};

/**
 * The readiness flags (R3 §3): a step is possible where it meets no obstacle. The parties can be passed while there is a
 * mode for it; which one is a choice of the clerk.
 */
export function readiness(situation: BookingSituation): ReadinessFlags {
  const obstacles = bookingObstacles(situation);
  const isPossible = (step: BookingStep): boolean => obstacles[step] === undefined;
  return {
    isReadyForPassToAgree21: bookingModes.some(isPossible),
    isPassedToAgree21: isPassed(situation),
    canBePassedAsKunde: isPossible('KUNDE'),
    canBePassedAsKundeWithPlaceholders: isPossible('KUNDE_WITH_PLACEHOLDERS'),
    canKontoBeCreated: isPossible('account'),
    canGirocardBeCreated: isPossible('girocard'),
    obstacles,
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
  /** What is to be said about the transparency register. */
  readonly transparency: readonly string[];
}): readonly string[] {
  return [
    ...(state.isPassedToAgree21 ? [] : ['Die Daten wurden noch nicht an das Kernbanksystem übergeben.']),
    ...(state.contractFiles > 0 ? [] : ['Es wurden noch keine Vertragsunterlagen hochgeladen.']),
    ...state.transparency,
  ];
}
