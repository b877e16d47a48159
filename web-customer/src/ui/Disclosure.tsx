import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Details = styled('details')(({ theme }) => ({
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 64,
    padding: '14px 24px',
    borderRadius: 10,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.vars.palette.primary.tint },
    '&:focus-visible': { borderRadius: 10 },
    '& svg': { flex: 'none', color: theme.vars.palette.primary.text, transition: 'transform 150ms' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > div': { padding: '8px 24px 28px' },
  [theme.breakpoints.down('md')]: { '& > summary': { padding: '12px 18px' }, '& > div': { padding: '8px 18px 24px' } },
}));

interface FoldProps {
  readonly title: string;
  /** Whether it is open initially. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A section that opens below its heading. */
export function Disclosure({ title, open = false, children }: FoldProps) {
  return (
    <Details open={open}>
      <summary>
        <h2>{title}</h2>
        <ExpandMore aria-hidden />
      </summary>
      <div>{children}</div>
    </Details>
  );
}
