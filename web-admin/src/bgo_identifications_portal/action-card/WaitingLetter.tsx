import { styled } from '@mui/material/styles';
import { useBank } from '../../ui/use-bank.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { letterOf } from './letter.js';

const Paper = styled('blockquote')(({ theme }) => ({
  margin: 0,
  padding: '12px 14px',
  display: 'grid',
  gap: 8,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  whiteSpace: 'pre-line',
  '& ul': { paddingLeft: 20 },
}));

/** The missing documents, in the words of a letter (R3 §2.6). */
export function WaitingLetter() {
  const record = useBankCase();
  const letter = letterOf(record, useBank().name);
  if (letter === null) return null;
  return (
    <Paper>
      <p>{letter.salutation}</p>
      {letter.missing.length === 0 ? (
        <p>
          für die Identifikation Ihres Unternehmens fehlen uns noch Dokumente. Bitte laden Sie sie in Ihrem Bereich
          hoch.
        </p>
      ) : (
        <>
          <p>für die Identifikation Ihres Unternehmens fehlen uns noch:</p>
          <ul>
            {letter.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>Bitte laden Sie die Dokumente in Ihrem Bereich hoch.</p>
        </>
      )}
      <p>{letter.closing}</p>
    </Paper>
  );
}
