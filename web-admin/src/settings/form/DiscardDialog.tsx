import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';

interface DiscardDialogProps {
  readonly isOpen: boolean;
  /** What the form shows afterwards: "was gespeichert ist". */
  readonly instead: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before typed values of a form are replaced. */
export function DiscardDialog({ instead, ...dialog }: DiscardDialogProps) {
  return (
    <ConfirmDialog {...dialog} title="Eingaben verwerfen?" confirmLabel="Eingaben verwerfen" isDangerous>
      <p>
        Was Sie hier eingegeben und noch nicht gespeichert haben, geht verloren. Das Formular zeigt danach, {instead}.
      </p>
    </ConfirmDialog>
  );
}
