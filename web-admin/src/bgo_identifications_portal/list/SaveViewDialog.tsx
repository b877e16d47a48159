import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { TextInput } from '../../ui/TextInput.js';

const longestName = 40;

interface SaveViewDialogProps {
  readonly isOpen: boolean;
  readonly taken: readonly string[];
  readonly onSave: (label: string) => void;
  readonly onClose: () => void;
}

export function SaveViewDialog({ isOpen, taken, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const label = name.trim();
  const isTaken = taken.includes(label);
  const close = (): void => {
    setName('');
    onClose();
  };
  const save = (): void => {
    setName('');
    onSave(label);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Ansicht speichern"
      confirmLabel="Ansicht speichern"
      isConfirmDisabled={label === '' || isTaken}
      onClose={close}
      onConfirm={save}
    >
      <p>Filter und Sortierung stehen Ihnen in diesem Browser mit einem Klick zur Verfügung, der Suchtext nicht.</p>
      <TextInput
        label="Name der Ansicht"
        value={name}
        onChange={(typed) => setName(typed.slice(0, longestName))}
        error={isTaken ? 'Diesen Namen gibt es schon.' : undefined}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && label !== '' && !isTaken) save();
        }}
        autoFocus
      />
    </ConfirmDialog>
  );
}
