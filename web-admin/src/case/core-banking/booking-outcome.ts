import { accountLines, girocardLines, bookingReport } from './booking-report.js';
import type { AccountAnswer, Booking, GirocardAnswer, PartiesAnswer } from '../../providers/case-methods.js';
import { done, continuesInBackground, type Outcome } from '../case-action/outcome.js';

export function partiesOutcome(booking: Booking<PartiesAnswer>): Outcome {
  if (booking.kind === 'async') return continuesInBackground;
  const { isComplete, hasWarnings, title, parties } = bookingReport(booking.answer);
  if (isComplete && !hasWarnings) return done(title, 'Der Bericht steht beim ersten Schritt.');
  if (isComplete) return { tone: 'warning', title, lines: ['Was zu prüfen ist, steht beim ersten Schritt.'] };
  return {
    tone: 'warning',
    title,
    lines: parties.some(({ duplicates }) => duplicates.length > 0)
      ? [
          'Wählen Sie beim ersten Schritt die vorhandene Personennummer, oder klären Sie die offenen Punkte im Kernbanksystem.',
        ]
      : ['Klären Sie die offenen Punkte im Kernbanksystem und übergeben Sie die Daten dann erneut.'],
  };
}

export function accountOutcome(booking: Booking<AccountAnswer>): Outcome {
  if (booking.kind === 'async') return continuesInBackground;
  return done('Konto angelegt', ...accountLines(booking.answer));
}

export function girocardOutcome(booking: Booking<GirocardAnswer>): Outcome {
  if (booking.kind === 'async') return continuesInBackground;
  return done('girocard angelegt', ...girocardLines(booking.answer));
}
