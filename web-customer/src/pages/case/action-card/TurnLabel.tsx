import { caseStatus } from '@kontor/domain/case/case-status';
import type { CustomerTurn } from '@kontor/domain/case-wording/customer-wording';
import { isOverWithoutAccount } from '@kontor/domain/case-wording/turn';
import { styled } from '@mui/material/styles';
import { text } from '../../../texts/case-text.js';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
}));

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'own' })<{ readonly own: boolean }>(
  ({ theme, own }) => ({
    padding: '3px 14px',
    borderRadius: 999,
    fontWeight: 600,
    printColorAdjust: 'exact',
    background: own ? theme.vars.palette.primary.main : theme.vars.palette.background.default,
    color: own ? theme.vars.palette.primary.contrastText : theme.vars.palette.text.secondary,
    border: `1px solid ${own ? 'transparent' : theme.vars.palette.divider}`,
  }),
);

interface TurnLabelProps {
  readonly turn: CustomerTurn;
  readonly status: number;
}

/** The text of a chip; an unknown status has none. */
function labelOf({ turn, status }: TurnLabelProps) {
  if (turn !== 'nobody') return turn;
  if (isOverWithoutAccount(status)) return 'over';
  return status === caseStatus.bankSuccessful ? 'opened' : undefined;
}

/** Who has to act, or that the case is finished. */
export function TurnLabel({ turn, status }: TurnLabelProps) {
  const label = labelOf({ turn, status });
  return (
    <Line>
      <span>{text('now.label')}</span>
      {label === undefined ? null : <Chip own={turn === 'customer'}>{text(`turn.${label}`)}</Chip>}
    </Line>
  );
}
