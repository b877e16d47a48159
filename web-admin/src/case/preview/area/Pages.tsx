import { styled } from '@mui/material/styles';

/** The scrolled area in which a file lies. */
export const Pages = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: 16,
  background: theme.vars.palette.background.default,
  '&:focus-visible': { outlineOffset: -3 },
  '& > * + *': { marginTop: 16 },
}));
