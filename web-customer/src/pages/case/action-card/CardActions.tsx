import { styled } from '@mui/material/styles';

/** Buttons of the card; full width on a phone. */
export const CardActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  paddingTop: 6,
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));
