import type { CaseListRow } from '@kontor/api/case/case.schema';
import { formatDay } from '../../ui/time/time.js';

/** Why a case was put aside, in one line below its name. */
export function FollowUpReason({ row: { followUpAt, followUpReason } }: { readonly row: CaseListRow }) {
  if (followUpAt === null) return null;
  const text = `Wiedervorlage ${formatDay(followUpAt)}: ${followUpReason ?? ''}`;
  return (
    <small
      title={text}
      style={{ display: 'block', maxWidth: 340, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {text}
    </small>
  );
}
