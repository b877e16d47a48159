import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listEvents } from '@kontor/api/audit/audit.routes';
import type { EventHistory } from '@kontor/api/audit/audit.schema';
import { useState } from 'react';
import { api } from '../providers/api.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { Waiting } from '../ui/Waiting.js';
import { EventDialog } from './EventDialog.js';
import { EventFilter, everyEvent, type EventForm } from './EventFilter.js';
import { EventTable } from './EventTable.js';

const pageSize = 25;

/** The log of who did what (R3 §2.11). */
export function EventPage() {
  const [{ form, page }, setAsked] = useState({ form: everyEvent, page: 1 });
  const [shown, show] = useState<EventHistory | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['event_histories', form, page],
    queryFn: async ({ signal }) => (await api.send(listEvents, { query: queryOf(form, page), signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const pages = Math.ceil((data?.['hydra:totalItems'] ?? 0) / pageSize);
  const events = data?.['hydra:member'] ?? [];
  return (
    <>
      <EventFilter isLoading={isFetching} onFilter={(next) => setAsked({ form: next, page: 1 })} />
      {error === null ? null : (
        <ProblemNotice error={error} title="Logs nicht geladen" onRetry={() => void refetch()} />
      )}
      {data === undefined ? error === null && <Waiting /> : null}
      {data !== undefined && events.length === 0 ? <p role="status">Keine Einträge gefunden.</p> : null}
      {events.length === 0 ? null : <EventTable events={events} onOpen={show} />}
      {pages < 2 ? null : (
        <Pagination
          sx={{ marginTop: 2 }}
          count={pages}
          page={page}
          aria-label="Seiten des Protokolls"
          onChange={(_event, next) => setAsked({ form, page: next })}
        />
      )}
      {shown === null ? null : <EventDialog event={shown} onClose={() => show(null)} />}
    </>
  );
}

function queryOf({ category, source, processId, after }: EventForm, page: number) {
  return {
    page,
    pagination: 1,
    'items-per-page': pageSize,
    ...(category === '' ? {} : { category }),
    ...(source === '' ? {} : { source }),
    ...(processId === '' ? {} : { 'bgoIdentification.id': processId }),
    ...(after === '' ? {} : { 'createdAt[after]': after }),
  };
}
