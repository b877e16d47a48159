import { styled } from '@mui/material/styles';
import { LinkButton } from '../../ui/LinkButton.js';
import { formatExact } from '../../ui/time/time.js';
import { useBank } from '../../ui/use-bank.js';
import { useDownload } from '../../ui/use-download.js';
import type { BankCase } from '../bank-case/bank-case.js';
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

const Documents = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 8,
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 13 },
}));

/** The missing documents, in the words of a letter, and those that are there (R3 §2.6). */
export function WaitingLetter() {
  const record = useBankCase();
  const letter = letterOf(record, useBank().name);
  if (letter === null) return null;
  return (
    <>
      <Letter letter={letter} />
      <UploadedDocuments documents={record.documents} />
    </>
  );
}

/** What the customer has uploaded so far. */
function UploadedDocuments({ documents }: Pick<BankCase, 'documents'>) {
  const [download] = useDownload();
  if (documents.length === 0) return <p className="soft">Der Kunde hat noch keine Dokumente hochgeladen.</p>;
  return (
    <div>
      <h3 id="hochgeladen">Hochgeladene Unternehmensdokumente</h3>
      <Documents aria-labelledby="hochgeladen">
        {documents.map(({ id, filename, createdAt }) => (
          <li key={id}>
            <LinkButton type="button" onClick={() => download(`/business_documents/${id}/download`)}>
              {filename}
            </LinkButton>
            <small>{formatExact(createdAt)}</small>
          </li>
        ))}
      </Documents>
    </div>
  );
}

function Letter({ letter }: { readonly letter: NonNullable<ReturnType<typeof letterOf>> }) {
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
