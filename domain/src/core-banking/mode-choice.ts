import { isModeAllowed, type ReadinessFlags } from './readiness.js';
import { bookingModes, type BookingMode } from './booking.js';

/** Default mode of a booking (R3 §4.3, §7). */
export const defaultBookingMode: BookingMode = 'INTERESSENT';

/** The allowed modes of a booking, and whether staff have to choose between them. */
export interface ModeChoice {
  readonly proposed: BookingMode;
  readonly allowed: readonly BookingMode[];
  readonly asks: boolean;
}

/**
 * What the booking step offers: customer mode without a question where it is fully possible, else a choice that
 * starts with the default; undefined while nothing can be booked (R3 §4.3 "a modal lets the user choose the mode").
 */
export function modeChoice(flags: ReadinessFlags): ModeChoice | undefined {
  const allowed = bookingModes.filter((mode) => isModeAllowed(flags, mode));
  if (allowed.length === 0) return undefined;
  if (allowed.includes('KUNDE')) return { proposed: 'KUNDE', allowed, asks: false };
  const [first = defaultBookingMode] = allowed;
  return { proposed: allowed.includes(defaultBookingMode) ? defaultBookingMode : first, allowed, asks: true };
}
