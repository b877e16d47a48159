import type { ApprovalAct } from '@kontor/domain/approval/four-eyes';
import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { approvalsPath } from '../providers/entry-paths.js';
import { resourceNames } from '../providers/resource-names.js';
import { Notice } from '../ui/notice/Notice.js';
import { approvalQuery, type ApprovalRecord, openFilter } from './approval-record.js';
import { openText } from './approval-text.js';

const Notices = styled('div')({
  display: 'grid',
  gap: 8,
  width: '100%',
  marginBottom: 16,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit' },
});

const all = { filter: openFilter, pagination: { page: 1, perPage: 100 } };

interface OpenApprovalsProps {
  readonly acts: readonly ApprovalAct[];
  /** What the page is about; without it, every approval of these acts. */
  readonly subject?: string;
}

/** Says on a page what of it waits for a second person. */
export function OpenApprovals({ acts, subject }: OpenApprovalsProps) {
  const { data = [] } = useGetList<ApprovalRecord>(resourceNames.approval, all, approvalQuery);
  const open = data.filter((one) => acts.includes(one.act) && (subject === undefined || subject === one.subject));
  if (open.length === 0) return null;
  return (
    <Notices>
      {open.map((approval) => (
        <Notice key={approval.id} tone="warning" live>
          <p>
            {openText(approval)} <Link to={approvalsPath}>Zu den Freigaben</Link>
          </p>
        </Notice>
      ))}
    </Notices>
  );
}
