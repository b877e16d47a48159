import { styled } from '@mui/material/styles';
import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import { LinkButton } from '../../ui/LinkButton.js';
import { formatExact } from '../../ui/time/time.js';
import { settingLabel } from './setting-labels.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 10px', textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontSize: 13, color: theme.vars.palette.text.secondary },
  '& td': { borderTop: `1px solid ${theme.vars.palette.divider}`, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': { display: 'grid', padding: '10px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { padding: '2px 0', border: 0 },
    '& td:empty': { display: 'none' },
  },
}));

interface VersionTableProps {
  readonly versions: readonly SettingsVersion[];
  readonly onOpen: (version: SettingsVersion) => void;
}

export function VersionTable({ versions, onOpen }: VersionTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Zeitpunkt</th>
          <th scope="col">Von</th>
          <th scope="col">Geändert</th>
          <th scope="col">Grund</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.number}>
            <td>
              <LinkButton type="button" onClick={() => onOpen(version)}>
                Version {version.number}
              </LinkButton>
            </td>
            <td>{formatExact(version.publishedAt)}</td>
            <td>{version.publishedBy ?? 'System'}</td>
            <td>{changedText(version)}</td>
            <td>{version.reason}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Names that a row shows; the first version changes all settings. */
const mostNamed = 4;

function changedText({ names, others }: SettingsVersion): string {
  const shown = names.slice(0, mostNamed).map(settingLabel);
  const more = names.length - shown.length + others;
  if (shown.length === 0) return more === 1 ? 'Eine Einstellung des Supports' : `${more} Einstellungen des Supports`;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} und ${more} weitere`;
}
