import * as z from 'zod';
import { bookingModes } from './booking.js';
import { defaultBookingMode } from './mode-choice.js';

/** The mode of a booking; without one the default (R3 §7). */
export const bookingModeSchema = z.enum(bookingModes).default(defaultBookingMode);
