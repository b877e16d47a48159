import { radius } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';

export const Panel = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: { padding: 20 },
}));
