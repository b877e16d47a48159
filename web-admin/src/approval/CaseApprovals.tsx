import { styled } from '@mui/material/styles';
import { useBankCase } from '../case/bank-case/use-bank-case.js';
import { useApprovals } from './approval-calls.js';
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
  const { data } = useApprovals({ caseId: id, state: 'open' });
  if (data === undefined || data.total === 0) return null;
  return (
    <Box>
      {data.rows.map((approval) => (
        <ApprovalItem key={approval.approvalId} approval={approval} heading="h3" isOnCase />
      ))}
    </Box>
  );
}
