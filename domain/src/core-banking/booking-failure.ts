/** The reason of a booking that the core bank refused. Its own words may name a person and are in a finding. */
export const refusedByCoreBank = 'Das Kernbanksystem hat die Anfrage abgelehnt.';

/**
 * Why the core banking system did not carry out a booking, what helps, and who does it, in German (R3 §4.3).
 */
export function bookingFailureText(reason: string): string {
  const sentence = /[.!?]$/.test(reason.trim()) ? reason.trim() : `${reason.trim()}.`;
  return `${sentence} ${whatHelps}`;
}

const whatHelps =
  'Wer den Vorgang bearbeitet, behebt die Ursache und setzt dann fort; schon Angelegtes bleibt. Hilft das nicht, wenden Sie sich an den Support.';
