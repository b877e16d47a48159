import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog.js';

interface DeleteItemProps {
  readonly name: string;
  readonly onDelete: () => void;
}

/** Deletes an item of a list after asking. */
export function DeleteItem({ name, onDelete }: DeleteItemProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <IconButton size="small" aria-label={`${name} löschen`} onClick={() => setAsked(true)}>
        <Delete fontSize="small" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsked}
        title={`„${name}“ löschen?`}
        confirmLabel="Löschen"
        isDangerous
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onDelete();
        }}
      >
        <p>Es gilt erst, wenn Sie speichern. Bis dahin holt „Zurücksetzen“ den gespeicherten Stand zurück.</p>
      </ConfirmDialog>
    </>
  );
}
