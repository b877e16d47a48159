import { styled } from '@mui/material/styles';

export const ViewButton = styled('button')(({ theme }) => ({
  minHeight: 32,
  padding: '4px 14px',
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: 14,
  cursor: 'pointer',
  '& small': { marginLeft: 2, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { borderColor: theme.vars.palette.primary.text },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.text,
    background: theme.vars.palette.primary.tint,
    color: theme.vars.palette.primary.text,
    fontWeight: 600,
  },
}));
