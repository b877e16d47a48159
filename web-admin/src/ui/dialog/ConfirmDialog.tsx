import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ActionButton } from '../button/ActionButton.js';

const Actions = styled(DialogActions)({
  padding: '12px 24px 20px',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { margin: '0 !important' },
});

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly isConfirmDisabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly extra?: ReactNode;
}

const fields = 'textarea:not([aria-hidden]), select, input:not([type="hidden"], [type="file"])';

/** The first field that has to be filled in: any while the act is blocked, else an empty one for text. */
function firstToFill(content: HTMLElement | null, isBlocked: boolean): HTMLElement | undefined {
  const found = content?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields) ?? [];
  return [...found].find(({ type, value }) => isBlocked || (value === '' && type !== 'radio' && type !== 'checkbox'));
}

/** A held Enter would confirm what it has just opened. */
const onceADown = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Ctrl+Enter, on a Mac with the command key. */
const isSendKey = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

type BodyProps = Omit<ConfirmDialogProps, 'isOpen' | 'title'>;

/** The content while the dialog is open: the focus starts on cancel where the act does harm, else on what comes next. */
function Body({ isDangerous = false, isConfirmDisabled = false, ...props }: BodyProps) {
  const content = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const next = firstToFill(content.current, isConfirmDisabled) ?? confirm.current;
    (isDangerous ? cancel.current : next)?.focus();
    // Where it starts: what is typed later moves nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // From inside a text that has several lines; what does harm is only confirmed by its button.
  const confirmByKey = (event: KeyboardEvent): void => {
    if (isDangerous || isConfirmDisabled || !isSendKey(event)) return;
    event.preventDefault();
    props.onConfirm();
  };
  return (
    <>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 3 }} onKeyDown={confirmByKey}>
        {props.children}
      </DialogContent>
      <Actions>
        <Button variant="outlined" onClick={props.onClose} ref={cancel}>
          Abbrechen
        </Button>
        {props.extra}
        <ActionButton
          color={isDangerous ? 'error' : 'primary'}
          disabled={isConfirmDisabled}
          onClick={props.onConfirm}
          onKeyDown={onceADown}
          ref={confirm}
        >
          {props.confirmLabel}
        </ActionButton>
      </Actions>
    </>
  );
}

/** Asks before an act. */
export function ConfirmDialog({ isOpen, title, ...body }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={body.onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ ...(body.isDangerous === true ? { color: 'error.text' } : {}) }}>
        {title}
      </DialogTitle>
      <Body {...body} />
    </Dialog>
  );
}
