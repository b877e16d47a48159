import { styled } from '@mui/material/styles';

export const LinkButton = styled('button')(({ theme }) => ({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.primary.text,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.18em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
}));
