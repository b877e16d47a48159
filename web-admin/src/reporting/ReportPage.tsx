import Download from '@mui/icons-material/Download';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emptyReportingForm, filterOf } from '@kontor/domain/reporting/reporting';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import { resourceNames } from '../providers/resource-names.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { Waiting } from '../ui/Waiting.js';
import { Charts } from './Charts.js';
import { ReportFilter } from './ReportFilter.js';
import { ReportTable } from './ReportTable.js';
import { useReportDownload } from './use-report-download.js';

/** Counts of cases; an unfiltered search runs on open (R3 §2.3 "Auswertungen"). */
export function ReportPage() {
  const [form, setForm] = useState(emptyReportingForm);
  const [filter, setFilter] = useState(filterOf(emptyReportingForm));
  const [download, isDownloading] = useReportDownload();
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resourceNames.report, filter],
    queryFn: ({ signal }) => provider.searchReport(bodyOf(filter), signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const search = (next: typeof filter): void => {
    if (JSON.stringify(next) === JSON.stringify(filter)) void refetch();
    else setFilter(next);
  };
  return (
    <>
      <ReportFilter form={form} onChange={setForm} isSearching={isFetching} onSearch={search} />
      {error === null ? null : (
        <ProblemNotice error={error} title="Auswertung nicht geladen" onRetry={() => void refetch()} />
      )}
      {data === undefined ? (
        error === null && <Waiting />
      ) : data.numberOfIdentificationsPerStatus.length === 0 ? (
        <p role="status">Keine Vorgänge gefunden. Ändern Sie die Filter.</p>
      ) : (
        <>
          <ReportTable rows={data.numberOfIdentificationsPerStatus} />
          <p>
            <ActionButton
              variant="outlined"
              startIcon={<Download />}
              isRunning={isDownloading}
              onClick={() => download(bodyOf(filter))}
            >
              CSV herunterladen
            </ActionButton>
          </p>
          <Charts report={data} />
        </>
      )}
    </>
  );
}

function bodyOf({ dateFrom, dateTo, legalForms, industryKeys }: ReturnType<typeof filterOf>) {
  const dates = { ...(dateFrom === undefined ? {} : { dateFrom }), ...(dateTo === undefined ? {} : { dateTo }) };
  return { ...dates, legalForms: [...legalForms], industryKeys: [...industryKeys] };
}
