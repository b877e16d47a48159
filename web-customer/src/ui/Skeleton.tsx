import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A grey placeholder of what is loading. */
export const Skeleton = styled('span')(({ theme }) => ({
  display: 'block',
  height: 20,
  borderRadius: 8,
  background: theme.vars.palette.divider,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
