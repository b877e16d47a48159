import { widths } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';

export const Column = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  width: '100%',
  maxWidth: widths.form,
  marginInline: 'auto',
  paddingBlock: 48,
});
