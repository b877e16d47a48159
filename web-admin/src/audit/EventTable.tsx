import { styled } from '@mui/material/styles';
import type { EventHistory } from '@kontor/api/audit/audit.schema';
import { auditCategories, auditSources } from '@kontor/domain/audit/audit-entry';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { stackedTable } from '../ui/stacked-table.js';
import { LinkButton } from '../ui/LinkButton.js';
import { formatLogTime } from '../ui/time/time.js';
import { EventDialog } from './EventDialog.js';
import { actorOf, processIdOf } from './event-text.js';

// These words are short enough to stay whole.
const Table = styled(DataTable<EventHistory>)(stackedTable, {
  '& .column-category, & .column-source': { overflowWrap: 'normal' },
});

/** Entries of the log, the newest first; those of one case don't name it (R3 §2.11). */
export function EventTable({ hasCase = true }: { readonly hasCase?: boolean }) {
  const [shown, show] = useState<EventHistory | null>(null);
  return (
    <>
      <Table aria-label="Protokoll" bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<EventHistory>
          source="createdAt"
          disableSort
          render={({ createdAt }) => formatLogTime(createdAt)}
        />
        <DataTable.Col<EventHistory>
          source="category"
          disableSort
          render={({ category }) => auditCategories[category]}
        />
        <DataTable.Col<EventHistory> source="source" disableSort render={({ source }) => auditSources[source]} />
        <DataTable.Col<EventHistory> source="user" disableSort render={actorOf} />
        {hasCase ? (
          <DataTable.Col<EventHistory>
            source="bgoIdentification"
            disableSort
            render={(event) => <CaseOf event={event} />}
          />
        ) : null}
        <DataTable.Col<EventHistory>
          source="action"
          disableSort
          render={(event) => (
            <LinkButton type="button" aria-label={`Eintrag ${event.id} zeigen`} onClick={() => show(event)}>
              {event.action} ({event.outcome})
            </LinkButton>
          )}
        />
      </Table>
      {shown === null ? null : <EventDialog event={shown} onClose={() => show(null)} />}
    </>
  );
}

function CaseOf({ event }: { readonly event: EventHistory }) {
  const processId = processIdOf(event);
  return processId === null ? '–' : <Link to={`/bm/${processId}`}># {processId}</Link>;
}
