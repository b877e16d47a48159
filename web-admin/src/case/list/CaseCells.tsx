import type { CaseListRow } from '@kontor/api/case/case.schema';
import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { styled } from '@mui/material/styles';
import { currentSession } from '../../providers/session.js';
import { RelativeTime } from '../../ui/time/RelativeTime.js';
import { useNow } from '../../ui/time/use-now.js';

const Due = styled('span')(({ theme }) => ({
  '&[data-late="true"]': { color: theme.vars.palette.error.text, fontWeight: 600 },
}));

/** Who works on a case. */
export function ownerText({ owner }: CaseListRow): string {
  if (owner === null) return '–';
  return owner.accountId === currentSession()?.accountId ? 'Sie' : (owner.name ?? 'Unbekannt');
}

/** What is to be done next; of a case that is put aside, why and until when. */
export function NextStepCell({ row }: { readonly row: CaseListRow }) {
  const text = stepText(row) ?? '–';
  return <span title={text}>{text}</span>;
}

/** The next step, or the day on which a case that is put aside comes back, and why; null where nothing is to be done. */
export function stepText({ nextStep, followUpAt, followUpReason }: CaseListRow): string | null {
  if (followUpAt === null) return nextStep;
  const reason = followUpReason === null ? '' : `: ${followUpReason}`;
  return `Wiedervorlage ${germanDay(followUpAt)}${reason}`;
}

export function DeadlineCell({ row: { deadline } }: { readonly row: CaseListRow }) {
  const now = useNow();
  if (deadline === null) return '–';
  return (
    <Due data-late={Date.parse(deadline) < now}>
      <RelativeTime at={deadline} canBeAhead />
    </Due>
  );
}

export function MessageCell({ row: { lastMessage } }: { readonly row: CaseListRow }) {
  if (lastMessage === null) return '–';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {lastMessage.side === 'USER' ? 'Kunde' : 'Bank'} <RelativeTime at={lastMessage.at} />
    </span>
  );
}
