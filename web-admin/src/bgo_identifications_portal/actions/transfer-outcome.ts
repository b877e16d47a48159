import { accountLines, girocardLines, transferReport } from '@kontor/domain/core-banking/booking-report';
import type { AccountAnswer, Booking, GirocardAnswer, TransferAnswer } from '../../providers/case-methods.js';
import { done, goesOn, type Outcome } from './outcome.js';

/** What came of a hand-over as a whole; the report on each party stands at the step itself. */
export function transferOutcome(booking: Booking<TransferAnswer>): Outcome {
  if (booking.kind === 'async') return goesOn;
  const { isComplete, title } = transferReport(booking.answer);
  if (isComplete) return done(title, 'Der Bericht steht beim ersten Schritt.');
  return {
    tone: 'warning',
    title,
    lines: ['Klären Sie die offenen Punkte im Kernbanksystem und übergeben Sie die Daten dann erneut.'],
  };
}

/** Account number and IBAN of the new account. */
export function accountOutcome(booking: Booking<AccountAnswer>): Outcome {
  if (booking.kind === 'async') return goesOn;
  return done('Konto angelegt', ...accountLines(booking.answer));
}

/** Card and chip card number of the new card. */
export function girocardOutcome(booking: Booking<GirocardAnswer>): Outcome {
  if (booking.kind === 'async') return goesOn;
  return done('girocard angelegt', ...girocardLines(booking.answer));
}
