import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useShortcutsOn } from './use-shortcuts.js';

interface Key {
  readonly keys: readonly string[];
  readonly does: string;
}

const groups: readonly { readonly title: string; readonly keys: readonly Key[] }[] = [
  {
    title: 'Kundenanfragen',
    keys: [
      { keys: ['/'], does: 'In die Suche' },
      { keys: ['j'], does: 'Nächste Zeile' },
      { keys: ['k'], does: 'Vorherige Zeile' },
      { keys: ['Enter'], does: 'Zeile öffnen' },
      { keys: ['x'], does: 'Zeile auswählen' },
      { keys: ['z'], does: 'Ausgewählte zuweisen' },
    ],
  },
  {
    title: 'Vorgang',
    keys: [
      { keys: ['n'], does: 'Nächster Vorgang der Ansicht' },
      { keys: ['1', '…', '6'], does: 'Reiter öffnen' },
      { keys: ['a'], does: 'Zum nächsten Schritt' },
      { keys: ['f'], does: 'Antrag freigeben' },
      { keys: ['l'], does: 'Antrag ablehnen' },
      { keys: ['b'], does: 'Vorgang übernehmen (in Bearbeitung)' },
      { keys: ['e'], does: 'Konto einrichten' },
      { keys: ['v'], does: 'Vertragsunterlagen hochladen' },
      { keys: ['s'], does: 'Erfolgreich abschließen' },
      { keys: ['g'], does: 'Als gescheitert abschließen' },
      { keys: ['r'], does: 'Rückfrage an den Kunden' },
      { keys: ['w'], does: 'Wiedervorlage' },
      { keys: ['z'], does: 'Zuständigkeit übernehmen' },
      { keys: ['u'], does: 'Zurück zur Übersicht' },
    ],
  },
  {
    title: 'Vorschau einer Datei',
    keys: [
      { keys: ['j'], does: 'Nächste Datei' },
      { keys: ['k'], does: 'Vorherige Datei' },
      { keys: ['Bild ab'], does: 'Nächste Seite' },
      { keys: ['Bild auf'], does: 'Vorherige Seite' },
      { keys: ['+', '-', '0'], does: 'Größer, kleiner, ganze Breite' },
      { keys: ['Esc'], does: 'Vorschau schließen' },
    ],
  },
  {
    title: 'Überall',
    keys: [
      { keys: ['Strg', 'Enter'], does: 'Nachricht oder Notiz absenden, auch beim Schreiben' },
      { keys: ['?'], does: 'Diese Übersicht' },
    ],
  },
];

const Keys = styled('dl')(({ theme }) => ({
  margin: '4px 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  gap: '8px 16px',
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 26,
    marginRight: 4,
    padding: '1px 7px',
    textAlign: 'center',
    font: 'inherit',
    fontSize: 14,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.default,
  },
}));

/** All keys, and the switch for those without Strg. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setOn] = useShortcutsOn();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="tastenkuerzel">
      <DialogTitle id="tastenkuerzel">Tastenkürzel</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <Keys>
              {keys.map(({ keys: pressed, does }) => (
                <div key={does} style={{ display: 'contents' }}>
                  <dt>
                    {pressed.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </Keys>
          </section>
        ))}
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
          label="Einzelne Tasten als Kürzel verwenden"
        />
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 20px' }}>
        <Button variant="outlined" onClick={onClose} autoFocus>
          Schließen
        </Button>
      </DialogActions>
    </Dialog>
  );
}
