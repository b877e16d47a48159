import type { CoreBanking } from '@kontor/api/case/staff-case.schema';
import { bookingReport, type BookingReport } from './booking-report.js';
import { bookingModeLabels } from '@kontor/domain/core-banking/booking';
import { formatExact } from '../../ui/time/time.js';

/** The newest booking of the parties, party by party (R3 §8). */
export function partyReport(booked: NonNullable<CoreBanking['parties']>): BookingReport {
  const title = `Übergabe als ${bookingModeLabels[booked.mode]} am ${formatExact(booked.recordedAt)}`;
  return { ...bookingReport(booked), title };
}
