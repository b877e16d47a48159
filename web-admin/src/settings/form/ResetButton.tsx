import Button from '@mui/material/Button';
import { useState } from 'react';
import { DiscardDialog } from './DiscardDialog.js';

interface ResetButtonProps {
  /** Something was typed that a reset would lose. */
  readonly isChanged: boolean;
  readonly onReset: () => void;
}

/** Shows the stored values again; asks before typed ones are lost. */
export function ResetButton({ isChanged, onReset }: ResetButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => (isChanged ? setAsked(true) : onReset())}>
        Zurücksetzen
      </Button>
      <DiscardDialog
        isOpen={isAsked}
        instead="was gespeichert ist"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onReset();
        }}
      />
    </>
  );
}
