import { styled } from '@mui/material/styles';

/** The buttons under a form: the act first in reading order on a phone, the way back beside it on wide screens. */
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

/** Fields under each other. */
export const FormStack = styled('div')({
  display: 'grid',
  gap: 28,
  marginTop: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
