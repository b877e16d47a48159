import type { CSSObject, Theme } from '@mui/material/styles';

/** A table whose cells are below each other on a narrow screen. */
export function stackedTable({ theme }: { readonly theme: Theme }): CSSObject {
  return {
    '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& a': { color: theme.vars.palette.primary.text },
    [theme.breakpoints.down('md')]: {
      '& thead': {
        display: 'block',
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody tr': {
        display: 'grid',
        padding: '10px 16px',
        height: 'auto',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      },
      '& tbody td': { height: 'auto', padding: '2px 0', border: 0 },
      '& tbody td:empty': { display: 'none' },
    },
  };
}
