import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { EventHistory } from '@kontor/api/audit/audit.schema';
import { auditCategories, auditSources } from '@kontor/domain/audit/audit-entry';
import { formatLogTime } from '../ui/time/time.js';
import { actorOf, processIdOf } from './event-text.js';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '160px minmax(0, 1fr)' },
}));

interface EventDialogProps {
  readonly event: EventHistory & { readonly address?: string | null };
  readonly onClose: () => void;
}

/** Everything that the log shows of one entry. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const facts: readonly (readonly [string, string])[] = [
    ['Zeitpunkt', formatLogTime(event.createdAt)],
    ['Kategorie', auditCategories[event.category]],
    ['Quelle', auditSources[event.source]],
    ['Nutzer', actorOf(event)],
    ['Rolle', event.role ?? '–'],
    ...(typeof event.address === 'string' ? [['Adresse', event.address] as const] : []),
    ['Aktion', event.action],
    ['Ergebnis', event.outcome],
    ['Geänderte Felder', event.fields.length === 0 ? '–' : event.fields.join(', ')],
    ['Vorgang', processIdOf(event) ?? '–'],
    ['Anfrage', event.requestId ?? '–'],
    ['Prüfsumme', event.hash],
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="event-title">
      <DialogTitle id="event-title">Eintrag {event.id}</DialogTitle>
      <DialogContent>
        <Facts>
          {facts.map(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label}-text`}>{text}</dd>])}
        </Facts>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Schließen</Button>
      </DialogActions>
    </Dialog>
  );
}
