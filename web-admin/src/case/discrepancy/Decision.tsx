import type { DiscrepancyAnswer } from '@kontor/api/discrepancy/discrepancy.schema';
import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { Notice } from '../../ui/notice/Notice.js';
import { formatExact } from '../../ui/time/time.js';

type Decided = NonNullable<DiscrepancyAnswer['decision']>;

const textOf = (decision: Decided): string =>
  decision.outcome === 'reported'
    ? `Gemeldet am ${formatGermanDate(decision.day)}, Aktenzeichen ${decision.reference}`
    : `Keine Meldung: ${decision.reason}`;

/** What was decided, by whom and when; an earlier decision where other differences wait now. */
export function Decision({ state, decision }: Pick<DiscrepancyAnswer, 'state' | 'decision'>) {
  if (decision === null) return null;
  const isPresent = state === 'reported' || state === 'notReported';
  const by = decision.by === null ? '' : ` von ${decision.by}`;
  return (
    <Notice
      tone={isPresent ? 'success' : 'info'}
      title={isPresent ? textOf(decision) : `Frühere Entscheidung. ${textOf(decision)}`}
    >
      <p>
        Festgehalten am {formatExact(decision.at)}
        {by}
        {isPresent ? '.' : '; seitdem hat sich der Vergleich geändert.'}
      </p>
    </Notice>
  );
}
