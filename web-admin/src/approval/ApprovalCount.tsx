import { isAsked } from '@kontor/api/approval/is-asked';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../providers/access.js';
import { approvalsPath } from '../providers/entry-paths.js';
import { resourceNames } from '../providers/resource-names.js';
import { Tag } from '../ui/Tag.js';
import { approvalQuery, type ApprovalRecord, openFilter } from './approval-record.js';
import { countText } from './approval-text.js';

const Open = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  marginRight: 8,
  color: 'inherit',
  '& .label': { [theme.breakpoints.down('sm')]: { display: 'none' } },
}));

const firstOnly = { filter: openFilter, pagination: { page: 1, perPage: 1 } };

/** How many acts wait for a second person that the person asked for or may confirm; nothing when there is none. */
export function ApprovalCount() {
  return isAllowed({ resource: resourceNames.approval, action: 'edit' }) ? <Count /> : null;
}

function Count() {
  useReadAgain();
  const { total = 0 } = useGetList<ApprovalRecord>(resourceNames.approval, firstOnly, approvalQuery);
  if (total === 0) return null;
  return (
    <Open to={approvalsPath} aria-label={countText(total)}>
      <span className="label">Freigaben</span>
      <Tag tone="warning">{total}</Tag>
    </Open>
  );
}

/** Reads approvals again wherever an act has asked for one, so that its page and the count say so at once. */
function useReadAgain(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !isAsked(event.action.error)) return;
        void client.invalidateQueries({ queryKey: [resourceNames.approval, 'getList'] });
      }),
    [client],
  );
}
