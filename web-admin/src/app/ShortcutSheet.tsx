import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useShortcutsOn } from '../ui/shortcuts/use-shortcuts.js';
import { shortcutGroups } from './shortcut-groups.js';

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
        {shortcutGroups.map(({ title, keys }) => (
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
