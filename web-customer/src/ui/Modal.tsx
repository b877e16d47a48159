import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { text } from '../texts/text.js';
import { Dialog } from './Dialog.js';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '20px 16px 4px 28px',
});

const Body = styled('div')({ padding: '8px 28px 28px', overflowWrap: 'anywhere', '& > * + *': { marginTop: 16 } });

const CloseButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flex: 'none',
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.background.default },
}));

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. Escape, a click outside and its close button close it; the focus returns. */
export function Modal({ title, onClose, children }: ModalProps) {
  const id = useId();
  return (
    <Dialog onClose={onClose} aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <CloseButton type="button" onClick={onClose} aria-label={text('modal.close')}>
          <Close aria-hidden />
        </CloseButton>
      </Head>
      <Body>{children}</Body>
    </Dialog>
  );
}
