import { widths } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';

/** A page that says one thing: text in a narrow column. */
export const Column = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  width: '100%',
  maxWidth: widths.form,
  marginInline: 'auto',
  paddingBlock: 48,
});
