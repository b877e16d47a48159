import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { text } from '../../../texts/order-text.js';
import { Dialog } from '../../../ui/Dialog.js';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const Box = styled('div')({ padding: '28px 28px 32px', '& p': { marginTop: 8 } });

const Track = styled('div')(({ theme }) => ({
  marginTop: 24,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: theme.vars.palette.primary.tint,
}));

const Runner = styled('div')(({ theme }) => ({
  width: '40%',
  height: '100%',
  borderRadius: 3,
  background: theme.vars.palette.primary.main,
  animation: `${pass} 1.4s ease-in-out infinite`,
}));

/** Covers the page during the transfer and cannot be closed (R1 §2 item 11). */
export function TransferNotice({ open }: { readonly open: boolean }) {
  const id = useId();
  if (!open) return null;
  return (
    <Dialog role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <Box>
        <h2 id={`${id}-title`}>{text('transfer.title')}</h2>
        <p id={`${id}-body`}>{text('transfer.body')}</p>
        <Track aria-hidden>
          <Runner />
        </Track>
      </Box>
    </Dialog>
  );
}
