import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';

const appear = keyframes({ from: { opacity: 0 } });

const Frame = styled('dialog')(({ theme }) => ({
  width: 'calc(100% - 32px)',
  maxWidth: 600,
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: 10,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:focus': { outline: 'none' },
  boxShadow: '0 12px 40px rgb(20 32 43 / 24%)',
  animation: `${appear} 150ms ease-out`,
  '&::backdrop': { background: 'rgb(20 32 43 / 50%)', animation: `${appear} 150ms ease-out` },
}));

interface WindowProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'ref'> {
  /** Called for Escape and a click outside; without it only the parent closes the dialog. */
  readonly onClose?: () => void;
}

/** A modal dialog: the page behind it is inert, and the focus returns when it closes. */
export function Dialog({ onClose, children, ...props }: WindowProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    // Screen readers start with its title.
    dialog?.setAttribute('autofocus', '');
    dialog?.showModal();
    // Closed before it is removed, because only then the browser returns the focus.
    return () => dialog?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };
  const onPointerDown = ({ target }: MouseEvent): void => {
    if (target === frame.current) onClose?.();
  };
  return (
    <Frame
      ref={frame}
      aria-modal
      {...props}
      {...{ onKeyDown, onPointerDown }}
      onCancel={(event) => event.preventDefault()}
    >
      <div>{children}</div>
    </Frame>
  );
}
