import { styled } from '@mui/material/styles';
import { text } from '../../texts/case-text.js';
import type { Turn } from './situation.js';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
}));

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'turn' })<{ readonly turn: Turn }>(
  ({ theme, turn }) => ({
    padding: '3px 14px',
    borderRadius: 999,
    fontWeight: 600,
    background: turn === 'you' ? theme.vars.palette.primary.main : theme.vars.palette.background.default,
    color: turn === 'you' ? theme.vars.palette.primary.contrastText : theme.vars.palette.text.secondary,
    border: `1px solid ${turn === 'you' ? 'transparent' : theme.vars.palette.divider}`,
  }),
);

/** Whose turn it is. */
export function TurnLabel({ turn }: { readonly turn: Turn }) {
  return (
    <Line>
      <span>{text('now.label')}</span>
      <Chip turn={turn}>{text(`turn.${turn}`)}</Chip>
    </Line>
  );
}
