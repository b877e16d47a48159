import { styled } from '@mui/material/styles';
import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import { DataTable } from 'react-admin';
import { stackedTable } from '../../ui/stacked-table.js';
import { LinkButton } from '../../ui/LinkButton.js';
import { formatExact } from '../../ui/time/time.js';
import { settingLabel } from './setting-labels.js';
import { versionPeople } from './version-people.js';

/** A version as a record of react-admin. */
export type VersionRecord = SettingsVersion & { readonly id: number };

const Table = styled(DataTable<VersionRecord>)(stackedTable);

export function VersionTable({ onOpen }: { readonly onOpen: (version: VersionRecord) => void }) {
  return (
    <Table aria-label="Versionen" bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<VersionRecord>
        source="number"
        disableSort
        render={(version) => (
          <LinkButton type="button" onClick={() => onOpen(version)}>
            Version {version.number}
          </LinkButton>
        )}
      />
      <DataTable.Col<VersionRecord>
        source="publishedAt"
        disableSort
        render={({ publishedAt }) => formatExact(publishedAt)}
      />
      <DataTable.Col<VersionRecord> source="publishedBy" disableSort render={versionPeople} />
      <DataTable.Col<VersionRecord> source="names" disableSort render={changedText} />
      <DataTable.Col<VersionRecord> source="reason" disableSort />
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
