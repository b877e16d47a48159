import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readCaseAudit } from '@kontor/api/audit/audit.routes';
import type { EventHistory } from '@kontor/api/audit/audit.schema';
import { useState } from 'react';
import { EventDialog } from '../../audit/EventDialog.js';
import { EventTable } from '../../audit/EventTable.js';
import { api } from '../../providers/api.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import { Waiting } from '../../ui/Waiting.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { useBankCase } from '../bank-case/use-bank-case.js';

const pageSize = 25;

/** Who did what with the case, newest first; support and auditors also see who read it. */
export function CaseAudit() {
  const { id } = useBankCase();
  const [page, setPage] = useState(1);
  const [shown, show] = useState<EventHistory | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: caseKeys.audit(id, page),
    queryFn: async ({ signal }) => {
      const query = { page, 'items-per-page': pageSize };
      return (await api.send(readCaseAudit, { params: { id }, query, signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  if (error !== null)
    return <ProblemNotice error={error} title="Protokoll nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const events = data['hydra:member'];
  const pages = Math.ceil(data['hydra:totalItems'] / pageSize);
  if (events.length === 0) return <p>Noch keine Einträge.</p>;
  return (
    <Panel>
      <EventTable events={events} onOpen={show} hasCase={false} />
      {pages < 2 ? null : (
        <Pagination
          sx={{ marginTop: 2 }}
          count={pages}
          page={page}
          aria-label="Seiten des Protokolls"
          onChange={(_event, next) => setPage(next)}
        />
      )}
      {shown === null ? null : <EventDialog event={shown} onClose={() => show(null)} />}
    </Panel>
  );
}
