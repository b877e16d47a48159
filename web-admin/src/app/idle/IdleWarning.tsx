import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

/** Says that the page locks soon. Any input keeps it open, so the button needs no handler. */
export function IdleWarning({ secondsLeft }: { readonly secondsLeft: number }) {
  const id = useId();
  return (
    <Dialog open role="alertdialog" maxWidth="xs" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>Sind Sie noch da?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p id={`${id}-text`}>
          Längere Zeit wurde nichts eingegeben. Ohne Eingabe wird der Bankzugang gesperrt; Ihre Entwürfe bleiben
          erhalten.
        </p>
        <strong role="timer">{secondsLeft === 1 ? 'Noch 1 Sekunde' : `Noch ${secondsLeft} Sekunden`}</strong>
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 20px' }}>
        <Button variant="contained" autoFocus>
          Weiterarbeiten
        </Button>
      </DialogActions>
    </Dialog>
  );
}
