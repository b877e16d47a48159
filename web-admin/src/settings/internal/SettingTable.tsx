import type { Setting } from '@kontor/api/settings/settings.schema';
import { styled } from '@mui/material/styles';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import type { JsonValue } from './json/json-value.js';
import { kindOf, summaryOf } from './setting-summary.js';
import type { OpenSetting } from './use-open-setting.js';

/** A setting as a record of react-admin. */
export type SettingRecord = Setting & { readonly id: string };

const Table = styled(DataTable<SettingRecord>)(({ theme }) => ({
  containerType: 'inline-size',
  '& .RaDataTable-table': { tableLayout: 'fixed' },
  '& th, & td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .column-name': { width: '45%' },
  '& .column-kind': { width: 88 },
  '& .column-version': { width: 76 },
  '& tbody tr': { position: 'relative' },
  '& a': { color: theme.vars.palette.primary.text, textDecoration: 'none' },
  '& a:hover, & a[aria-current]': { textDecoration: 'underline' },
  '& a[aria-current]': { fontWeight: 600 },
  // The whole row opens the setting.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '@container (max-width: 479px)': { '& .column-kind, & .column-version': { display: 'none' } },
}));

const highlighted = { backgroundColor: 'primary.tint' };

interface SettingTableProps extends Pick<OpenSetting, 'open' | 'addressOf'> {
  readonly onOpen: () => void;
}

/** Settings with what they hold; the open one is marked. */
export function SettingTable({ open, addressOf, onOpen }: SettingTableProps) {
  return (
    <Table
      aria-label="Einstellungen"
      bulkActionButtons={false}
      rowClick={false}
      rowSx={({ name }: SettingRecord) => (name === open ? highlighted : {})}
    >
      <DataTable.Col<SettingRecord>
        source="name"
        disableSort
        render={({ name }) => (
          <Link to={addressOf(name)} title={name} onClick={onOpen} {...(name === open ? { 'aria-current': true } : {})}>
            {name}
          </Link>
        )}
      />
      <DataTable.Col<SettingRecord> source="kind" disableSort render={({ value }) => kindOf(value as JsonValue)} />
      <DataTable.Col<SettingRecord> source="value" disableSort render={({ value }) => summaryOf(value as JsonValue)} />
      <DataTable.NumberCol<SettingRecord> source="version" disableSort />
    </Table>
  );
}
