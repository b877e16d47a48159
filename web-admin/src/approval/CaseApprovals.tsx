import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { useBankCase } from '../case/bank-case/use-bank-case.js';
import { resourceNames } from '../providers/resource-names.js';
import { type ApprovalRecord, approvalQuery, openFilter } from './approval-record.js';
import { ApprovalItem } from './ApprovalItem.js';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 12,
  borderRadius: 8,
  borderLeft: `4px solid ${theme.vars.palette.warning.text}`,
  background: theme.vars.palette.warning.tint,
}));

/** What of the case waits for a second person. */
export function CaseApprovals() {
  const { id } = useBankCase();
  const filter = { caseId: id, ...openFilter };
  const { data = [] } = useGetList<ApprovalRecord>(resourceNames.approval, { filter }, approvalQuery);
  if (data.length === 0) return null;
  return (
    <Box>
      {data.map((approval) => (
        <ApprovalItem key={approval.id} approval={approval} heading="h3" isOnCase />
      ))}
    </Box>
  );
}
