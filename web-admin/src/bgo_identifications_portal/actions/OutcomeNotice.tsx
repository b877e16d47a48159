import Button from '@mui/material/Button';
import { Notice } from '../../ui/Notice.js';
import { useOutcome } from './use-case-action.js';

/** What the last act brought; it stays until somebody puts it away. */
export function OutcomeNotice() {
  const [outcome, tell] = useOutcome();
  if (outcome === null) return null;
  const { tone, title, lines, traceId } = outcome;
  return (
    <Notice tone={tone} title={title} live>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {traceId === undefined ? null : <small>Fehler-Nr. {traceId}</small>}
      <Button size="small" variant="outlined" onClick={() => tell(null)}>
        Meldung schließen
      </Button>
    </Notice>
  );
}
