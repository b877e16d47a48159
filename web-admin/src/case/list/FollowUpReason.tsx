import type { CaseListRow } from '@kontor/api/case/case.schema';
import { germanDay } from '@kontor/domain/calendar-date/german-day';

/** As wide as what is above it: the text makes no column wider. */
const oneLine = {
  display: 'block',
  width: 0,
  minWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Why a case was put aside, in one line below its name. */
export function FollowUpReason({ row: { followUpAt, followUpReason } }: { readonly row: CaseListRow }) {
  if (followUpAt === null) return null;
  const text = `${followUpReason ?? ''} (Wiedervorlage ${germanDay(followUpAt)})`;
  return (
    <small title={text} style={oneLine}>
      {text}
    </small>
  );
}
