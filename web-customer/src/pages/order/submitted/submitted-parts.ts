import { styled } from '@mui/material/styles';

export const SubmittedFrame = styled('div')({ marginTop: 32 });

export const SubmittedBody = styled('div')({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const SubmittedLinks = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** The card with the next step. */
export const NextStepBox = styled('section')(({ theme }) => ({
  padding: '28px 32px 32px',
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.primary.text}`,
  borderTopWidth: 5,
  '& > * + *': { marginTop: 14 },
  [theme.breakpoints.down('md')]: { padding: '20px 20px 24px' },
}));

/** A list of required things, each with an icon. */
export const Needs = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 10,
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 12, lineHeight: 1.35 },
  '& svg': { fontSize: '26px', color: theme.vars.palette.primary.text },
}));

/** A numbered list of steps. */
export const Steps = styled('ol')(({ theme }) => ({
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    position: 'relative',
    counterIncrement: 'step',
    padding: '0 0 24px 52px',
    lineHeight: 1.45,
  },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: -4,
    width: 34,
    height: 34,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 999,
    fontWeight: 600,
    background: theme.vars.palette.primary.tint,
    color: theme.vars.palette.primary.text,
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 16,
    top: 36,
    bottom: 8,
    width: 2,
    background: theme.vars.palette.divider,
  },
  '& strong': { display: 'block', fontWeight: 600 },
}));
