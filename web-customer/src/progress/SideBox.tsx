import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Box = styled('section')(({ theme }) => ({
  padding: '16px 22px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  lineHeight: 1.4,
  '& > * + *': { marginTop: 10 },
  '& h2': { ...theme.typography.h3, marginBottom: 0 },
  [theme.breakpoints.down('md')]: { padding: '16px 18px 18px' },
}));

/** A small box of the side column. */
export function SideBox({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}
