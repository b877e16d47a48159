import { EmbedCode } from './EmbedCode.js';
import { entryLinkGuidance, entryLinks, type EntryLink } from './entry-links.js';
import OpenInNew from '@mui/icons-material/OpenInNew';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CopyLine } from '../../ui/CopyLine.js';
import { Panel } from '../../ui/Panel.js';
import type { SettingsReading } from '../form/settings-reading.js';

const Link = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '4px 0',
});

const levels: Readonly<Record<EntryLink['level'], string>> = {
  1: 'Einstieg 1: Kontovergleich',
  2: 'Einstieg 2: ein Konto eröffnen',
  3: 'Einstieg 3: online eröffnen',
};

/** The addresses for links from the bank's own pages (R3 §2.8 "Entry links"). */
export function EntryLinks({ reading }: { readonly reading: SettingsReading }) {
  const links = entryLinks(window.location.origin, reading.settings.tempConfig.konten);
  return (
    <Panel>
      {entryLinkGuidance.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {([1, 2, 3] as const).map((level) => (
        <section key={level} aria-label={levels[level]}>
          <h3>{levels[level]}</h3>
          <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {links
              .filter((link) => link.level === level)
              .map(({ title, url }) => (
                <Link key={url}>
                  <CopyLine label={title} value={url} />
                  <IconButton
                    size="small"
                    component="a"
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${title} öffnen`}
                  >
                    <OpenInNew fontSize="small" />
                  </IconButton>
                </Link>
              ))}
          </ul>
        </section>
      ))}
      <EmbedCode links={links} parents={reading.settings.embedParents} />
    </Panel>
  );
}
