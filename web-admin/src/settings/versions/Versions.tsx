import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { RestoreDialog } from './RestoreDialog.js';
import { pageSize, readVersions, versionsKey } from './version-calls.js';
import { VersionDialog } from './VersionDialog.js';
import { VersionTable } from './VersionTable.js';

/** The published versions of the configuration: who changed what, what differs, and back to an earlier one. */
export function Versions() {
  const [page, setPage] = useState(1);
  const [shown, show] = useState<SettingsVersion>();
  const [restored, restore] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: [...versionsKey, 'page', page],
    queryFn: ({ signal }) => readVersions(page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const total = data?.total ?? 0;
  return (
    <>
      {error === null ? null : (
        <ProblemNotice error={error} title="Versionen nicht geladen" onRetry={() => void refetch()} />
      )}
      {data === undefined ? error === null && <Waiting /> : null}
      {data !== undefined && total === 0 ? <p role="status">Noch keine Version.</p> : null}
      {data === undefined || total === 0 ? null : <VersionTable versions={data.rows} onOpen={show} />}
      {total <= pageSize ? null : (
        <Pagination
          sx={{ marginTop: 2 }}
          count={Math.ceil(total / pageSize)}
          page={page}
          aria-label="Seiten der Versionen"
          onChange={(_event, next) => setPage(next)}
        />
      )}
      {shown === undefined ? null : (
        <VersionDialog
          version={shown}
          newest={total}
          onClose={() => show(undefined)}
          onRestore={() => {
            restore(shown.number);
            show(undefined);
          }}
        />
      )}
      {restored === undefined ? null : <RestoreDialog number={restored} onClose={() => restore(undefined)} />}
    </>
  );
}
