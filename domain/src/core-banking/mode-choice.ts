import { isModeAllowed, type ReadinessFlags } from './readiness.js';
import { transferModes, type TransferMode } from './transfer.js';

/** Used when a hand-over names no mode (R3 §4.3, §7). */
export const defaultTransferMode: TransferMode = 'INTERESSENT';

/** The modes a hand-over may use now, and whether staff have to choose between them. */
export interface ModeChoice {
  readonly proposed: TransferMode;
  readonly allowed: readonly TransferMode[];
  readonly asks: boolean;
}

/**
 * What the hand-over step offers: customer mode without a question where it is fully possible, else a choice that begins with
 * the default; undefined while nothing can be handed over (R3 §4.3 "a modal lets the user choose the mode").
 */
export function modeChoice(flags: ReadinessFlags): ModeChoice | undefined {
  const allowed = transferModes.filter((mode) => isModeAllowed(flags, mode));
  if (allowed.length === 0) return undefined;
  if (allowed.includes('KUNDE')) return { proposed: 'KUNDE', allowed, asks: false };
  return { proposed: defaultTransferMode, allowed, asks: true };
}

/** Why customer mode is not fully possible, in German; empty when it is (R3 §4.3). */
export function customerModeText(flags: ReadinessFlags): string {
  if (flags.canBePassedAsKunde) return '';
  return flags.canBePassedAsKundeWithPlaceholders
    ? 'Eine Übergabe als Kunde ist nur mit Platzhaltern für fehlende Angaben möglich.'
    : 'Eine Übergabe als Kunde ist nicht möglich, weil sie ausgeschaltet ist oder nicht alle Personen identifiziert sind.';
}
