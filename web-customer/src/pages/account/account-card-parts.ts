import { styled } from '@mui/material/styles';

interface CardProps {
  readonly best: boolean;
  readonly open: boolean;
  readonly accent: string;
}

const own: PropertyKey[] = ['best', 'open', 'accent'];

/** A card in the first row of its list; its open details extend into the second row and do not move other cards. */
export const Card = styled('li', { shouldForwardProp: (name) => !own.includes(name) })<CardProps>(
  ({ theme, best, open, accent }) => ({
    position: 'relative',
    gridRow: '1',
    display: 'grid',
    gridTemplateRows: '1fr',
    alignSelf: 'stretch',
    // Wider windows have the details of all packages in one table.
    [theme.breakpoints.down('md')]: open
      ? { gridRow: '1 / span 2', gridTemplateRows: 'subgrid', alignSelf: 'start' }
      : {},
    background: theme.vars.palette.background.paper,
    borderRadius: 10,
    border: `1px solid ${best ? theme.vars.palette.primary.text : theme.vars.palette.divider}`,
    boxShadow: best ? `0 0 0 1px ${theme.vars.palette.primary.text}` : 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-1px -1px auto',
      height: 5,
      borderRadius: '10px 10px 0 0',
      background: accent,
    },
  }),
);

/** The two signs of a card: what the bank recommends, and what is the cheapest for the entered use. */
export const Signs = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 12,
  left: 12,
  transform: 'translateY(-45%)',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '4px 14px',
    borderRadius: 999,
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('lg')]: { padding: '4px 10px', fontSize: '14px' },
  },
}));

export const CheapestSign = styled('p')(({ theme }) => ({
  background: theme.vars.palette.success.text,
  color: theme.vars.palette.background.paper,
  '& svg': { fontSize: '18px' },
  [theme.breakpoints.down('lg')]: { '& svg': { display: 'none' } },
}));

export const Summary = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '32px 28px 20px',
  [theme.breakpoints.down('lg')]: { padding: '28px 20px 16px' },
}));

export const Title = styled('h3')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 32 });

export const Price = styled('p')(({ theme }) => ({
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
  '& strong': {
    fontSize: '38px',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    marginRight: 4,
    color: theme.vars.palette.text.primary,
  },
  '& small': { display: 'block', fontSize: '15px' },
  [theme.breakpoints.between('md', 'lg')]: { '& strong': { fontSize: '32px', display: 'block' } },
}));

export const Calculated = styled('p', { shouldForwardProp: (name) => name !== 'best' })<{ readonly best: boolean }>(
  ({ theme, best }) => ({
    marginTop: 16,
    padding: '10px 14px',
    borderRadius: 8,
    fontSize: '15px',
    lineHeight: 1.35,
    background: best ? theme.vars.palette.success.tint : theme.vars.palette.background.default,
    '& strong': { display: 'block', fontSize: '19px' },
  }),
);

export const Features = styled('ul')(({ theme }) => ({
  flex: 1,
  margin: '20px 0 24px',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 10, lineHeight: 1.35, textWrap: 'balance' },
  '& svg': { color: theme.vars.palette.success.text, fontSize: '22px' },
}));

export const Toggles = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 4px',
  margin: '10px -12px 0',
});

export const Documents = styled('ul')(({ theme }) => ({
  marginTop: 6,
  padding: '10px 0 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
  fontSize: '15px',
  lineHeight: 1.35,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: 8,
    padding: '6px 0',
    minHeight: 24,
  },
  '& svg': { fontSize: '20px' },
}));

/** Why a package cannot be opened in the debug mode. */
export const Preview = styled('p')(({ theme }) => ({
  marginTop: 8,
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
}));
