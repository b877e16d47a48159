import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
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

export function ConfirmDialog({ isDangerous = false, isConfirmDisabled = false, ...props }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={props.isOpen} onClose={props.onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ ...(isDangerous ? { color: 'error.text' } : {}) }}>
        {props.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>{props.children}</DialogContent>
      <Actions>
        <Button variant="outlined" onClick={props.onClose} autoFocus>
          Abbrechen
        </Button>
        {props.extra}
        <ActionButton color={isDangerous ? 'error' : 'primary'} disabled={isConfirmDisabled} onClick={props.onConfirm}>
          {props.confirmLabel}
        </ActionButton>
      </Actions>
    </Dialog>
  );
}
