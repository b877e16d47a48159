import Button from '@mui/material/Button';
import { Notice } from '../../ui/notice/Notice.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { NextCaseButton } from '../next-case/NextCaseButton.js';
import { useOutcome } from '../case-action/use-case-action.js';

export function OutcomeNotice() {
  const { id } = useBankCase();
  const [outcome, setOutcome] = useOutcome();
  if (outcome === null) return null;
  const { tone, title, lines, errorNumber } = outcome;
  return (
    <Notice tone={tone} title={title} live>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {errorNumber === undefined ? null : <small>Fehler-Nr. {errorNumber}</small>}
      {outcome.isEnd === true ? <NextCaseButton id={id} /> : null}
      <Button size="small" variant="outlined" onClick={() => setOutcome(null)}>
        Meldung schließen
      </Button>
    </Notice>
  );
}
