import { styled } from '@mui/material/styles';

/**
 * The buttons below a form: on a phone the main one is first in reading order, on wide screens the back button is
 * beside it.
 */
export const FormActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 32,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));

/** Above the buttons: why the main one cannot be pressed yet; its place stays when it can. */
export const WhyNot = styled('div')(({ theme }) => ({
  minHeight: 21,
  margin: '28px 0 -20px',
  textAlign: 'right',
  [theme.breakpoints.down('sm')]: { textAlign: 'left' },
}));

/** Fields one below the other. */
export const FormStack = styled('div')({
  display: 'grid',
  gap: 28,
  marginTop: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
