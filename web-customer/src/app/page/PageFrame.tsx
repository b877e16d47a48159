import { widths } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';

/** The width of the content: a form, a form with its side column, or the whole page. */
export type PageWidth = 'form' | 'pair' | 'page';

/** Content area between header and footer. */
export const PageFrame = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{
  readonly width: PageWidth;
}>(({ theme, width }) => ({
  width: '100%',
  maxWidth: widths[width] + 48,
  margin: '0 auto',
  padding: '48px 24px 64px',
  [theme.breakpoints.down('md')]: { padding: '32px 16px 48px' },
}));

/** The purpose of the page in one sentence, below its heading. */
export const Lead = styled('p')(({ theme }) => ({
  marginTop: 12,
  maxWidth: widths.text,
  fontSize: '19px',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { fontSize: '17px' },
}));
