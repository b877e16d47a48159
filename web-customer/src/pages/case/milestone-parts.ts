import type { MilestoneState } from '@kontor/domain/case-wording/milestones';
import { styled, type Theme } from '@mui/material/styles';

const gutter = 52;

/** The milestones below each other, joined by a line. */
export const Path = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

/** One milestone; the line runs from its sign to the next one. */
export const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 16,
    top: 44,
    bottom: -8,
    width: 2,
    background: theme.vars.palette.divider,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '[data-over=false] > &[aria-current] > div:last-of-type': {
    padding: `8px 0 20px ${gutter}px`,
    [theme.breakpoints.down('md')]: { paddingLeft: 0 },
  },
}));

function signOf(state: MilestoneState, { vars: { palette } }: Theme) {
  if (state === 'done') return { background: palette.success.tint, color: palette.success.text };
  if (state === 'present') return { background: palette.primary.main, color: palette.primary.contrastText };
  return {
    background: palette.background.paper,
    color: palette.text.secondary,
    boxShadow: `inset 0 0 0 2px ${palette.divider}`,
  };
}

/** The sign of a milestone: its number, or that it is done. */
export const Node = styled('span', { shouldForwardProp: (name) => name !== 'state' })<{
  readonly state: MilestoneState;
}>(({ theme, state }) => ({
  width: 34,
  height: 34,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 999,
  fontSize: '16px',
  fontWeight: 600,
  printColorAdjust: 'exact',
  '& > svg': { fontSize: '20px' },
  ...signOf(state, theme),
}));

const line = (theme: Theme) =>
  ({
    width: '100%',
    minHeight: 52,
    display: 'flex',
    alignItems: 'center',
    gap: gutter - 34,
    '& > small': { marginLeft: 'auto', fontSize: '15px', fontWeight: 400, color: theme.vars.palette.text.secondary },
    [theme.breakpoints.down('md')]: { gap: 12, minHeight: 46 },
  }) as const;

/** The name of the present milestone. */
export const Present = styled('p')(({ theme }) => ({
  ...line(theme),
  fontSize: '19px',
  fontWeight: 600,
  color: theme.vars.palette.deep.text,
  '&[hidden]': { display: 'none' },
}));

/** Opens the details of another milestone. */
export const Toggle = styled('button')(({ theme }) => ({
  ...line(theme),
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover > span:last-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.text, transition: 'transform 150ms' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  '@media print': { '& > svg': { display: 'none' } },
}));

/** The details of a milestone. */
export const Details = styled('div')(({ theme }) => ({
  padding: `0 0 16px ${gutter}px`,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { paddingLeft: 46 },
  // On paper nothing can be opened.
  '@media print': { '&[hidden]': { display: 'block' } },
}));
