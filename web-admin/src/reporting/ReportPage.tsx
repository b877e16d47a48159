import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emptyReportingForm, filterOf, type ReportingFilter } from '@kontor/domain/reporting/reporting';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import { resourceNames } from '../providers/resource-names.js';
import { Notice } from '../ui/notice/Notice.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { Waiting } from '../ui/Waiting.js';
import { ReportFilter } from './ReportFilter.js';
import { ReportResult } from './ReportResult.js';

const unfiltered = filterOf(emptyReportingForm);

/** Counts of cases; an unfiltered search runs on open (R3 §2.3 "Auswertungen"). A refused filter shows no counts. */
export function ReportPage() {
  const [form, setForm] = useState(emptyReportingForm);
  const [filter, setFilter] = useState<ReportingFilter | null>(unfiltered);
  const body = bodyOf(filter ?? unfiltered);
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resourceNames.report, body],
    queryFn: ({ signal }) => provider.searchReport(body, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: filter !== null,
  });
  const search = (next: ReportingFilter | null): void => {
    if (next !== null && JSON.stringify(next) === JSON.stringify(filter)) void refetch();
    else setFilter(next);
  };
  return (
    <>
      <ReportFilter form={form} onChange={setForm} isSearching={isFetching} onSearch={search} />
      {filter === null ? (
        <Notice tone="danger" title="Keine Auswertung" live>
          <p>Bitte prüfen Sie die markierten Filter und suchen Sie dann erneut.</p>
        </Notice>
      ) : error !== null ? (
        <ProblemNotice error={error} title="Auswertung nicht geladen" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        <ReportResult report={data} body={body} />
      )}
    </>
  );
}

function bodyOf({ dateFrom, dateTo, legalForms, industryKeys }: ReportingFilter) {
  const dates = { ...(dateFrom === undefined ? {} : { dateFrom }), ...(dateTo === undefined ? {} : { dateTo }) };
  return { ...dates, legalForms: [...legalForms], industryKeys: [...industryKeys] };
}
