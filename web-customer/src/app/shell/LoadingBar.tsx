import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const Track = styled('div')({ position: 'fixed', insetInline: 0, top: 0, height: 3, overflow: 'hidden', zIndex: 20 });

const Runner = styled('div')(({ theme }) => ({
  width: '40%',
  height: '100%',
  background: theme.vars.palette.primary.main,
  animation: `${pass} 1.2s ease-in-out infinite`,
}));

export function LoadingBar() {
  return (
    <Track aria-hidden>
      <Runner />
    </Track>
  );
}
