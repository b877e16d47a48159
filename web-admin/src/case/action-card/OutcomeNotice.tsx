import Button from '@mui/material/Button';
import { Notice } from '../../ui/notice/Notice.js';
import { useOutcome } from '../case-action/use-case-action.js';

export function OutcomeNotice() {
  const [outcome, setOutcome] = useOutcome();
  if (outcome === null) return null;
  const { tone, title, lines, errorNumber } = outcome;
  return (
    <Notice tone={tone} title={title} live>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {errorNumber === undefined ? null : <small>Fehler-Nr. {errorNumber}</small>}
      <Button size="small" variant="outlined" onClick={() => setOutcome(null)}>
        Meldung schließen
      </Button>
    </Notice>
  );
}
