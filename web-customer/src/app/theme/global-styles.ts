import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of every page: visible focus, tabular figures, no motion for those who prefer that. */
export function globalStyles(theme: Theme): Record<string, CSSObject> {
  const { palette } = theme.vars;
  return {
    // The baseline's inheritance does not reach the contents of `details`.
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: { scrollPaddingTop: 96, textSizeAdjust: '100%' },
    body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word', minWidth: 320 },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    'h1, h2, h3': { margin: 0, color: palette.deep.text, textWrap: 'balance' },
    h1: {
      ...theme.typography.h1,
      [theme.breakpoints.down('md')]: { fontSize: '29px' },
      [theme.breakpoints.down('sm')]: { fontSize: '26px' },
    },
    h2: theme.typography.h2,
    h3: theme.typography.h3,
    'h1:focus': { outline: 'none' },
    p: { margin: 0, textWrap: 'pretty' },
    'ul, ol': { margin: 0 },
    a: { color: palette.primary.text, textUnderlineOffset: '0.18em', textDecorationThickness: '1px' },
    'a:hover': { textDecorationThickness: '2px' },
    ':focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2, borderRadius: 4 },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // None: a short one on every element passes an inherited colour on one frame per level of nesting.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}
