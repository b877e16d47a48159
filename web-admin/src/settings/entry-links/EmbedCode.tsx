import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../ui/CopyButton.js';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { Notice } from '../../ui/notice/Notice.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { readEmbedIntegrity } from './embed-script-client.js';
import { embedSnippet } from './embed-snippet.js';
import type { EntryLink } from './entry-links.js';

const Section = styled('section')({ display: 'grid', gap: 12, marginTop: 24, minWidth: 0 });

const Code = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  padding: '8px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  '& pre': { flex: 1, minWidth: 0, margin: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

const embedding = { pathname: '/bm/start', search: '?ansicht=Einbettung', hash: 'Konfiguration' };

interface EmbedCodeProps {
  readonly links: readonly EntryLink[];
  /** The sites that may show the pages. */
  readonly parents: readonly string[];
}

/** What the bank copies into a page of its own site to show an entry there. */
export function EmbedCode({ links, parents }: EmbedCodeProps) {
  return (
    <Section aria-labelledby="einbetten">
      <h3 id="einbetten" style={{ margin: 0 }}>
        In die eigene Website einbetten
      </h3>
      {parents.length === 0 ? (
        <Notice tone="warning" title="Zurzeit darf keine Website die Einstiege einbetten">
          <p>
            Tragen Sie zuerst unter{' '}
            <Link to={embedding} style={{ color: 'inherit' }}>
              Einbettung
            </Link>{' '}
            die Adresse Ihrer Website ein.
          </p>
        </Notice>
      ) : (
        <p>
          Einbetten dürfen: {parents.join(', ')}. Weitere Websites tragen Sie unter{' '}
          <Link to={embedding}>Einbettung</Link> ein.
        </p>
      )}
      <Snippet links={links} />
    </Section>
  );
}

function Snippet({ links }: Pick<EmbedCodeProps, 'links'>) {
  const [chosen, setChosen] = useState('0');
  const { data, error, refetch } = useQuery({
    queryKey: ['embed-script'],
    queryFn: ({ signal }) => readEmbedIntegrity(signal),
    staleTime: Infinity,
  });
  const link = links[Number(chosen)];
  if (link === undefined) return null;
  const { origin } = new URL(link.url);
  return (
    <>
      <SelectInput
        label="Einstieg im Code"
        value={chosen}
        options={links.map(({ title }, at) => ({ value: String(at), label: title }))}
        onChange={setChosen}
      />
      {error === null ? null : (
        <ProblemNotice error={error} title="Die Prüfsumme ist nicht bekannt" onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <Waiting /> : null}
      {data === undefined ? null : (
        <Code>
          <pre>{embedSnippet({ ...link, origin, integrity: data })}</pre>
          <CopyButton label="Code zum Einbetten" text={embedSnippet({ ...link, origin, integrity: data })} />
        </Code>
      )}
      <p>
        Setzen Sie den Code dort ein, wo der Rahmen erscheinen soll. Die Zeile „integrity“ sorgt dafür, dass der Browser
        nur genau dieses Skript ausführt. Ab der Registrierung geht es im eigenen Fenster weiter.
      </p>
    </>
  );
}
