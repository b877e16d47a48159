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
import { processIdOf } from './event-text.js';

// These words are short enough to stay whole. On a narrow screen the sentence comes first, the others are in a line below it.
const Table = styled(DataTable<EventHistory>)(stackedTable, ({ theme }) => ({
  '& .column-category, & .column-source, & .column-createdAt, & .column-bgoIdentification': { whiteSpace: 'nowrap' },
  '& .column-sentence': { width: '100%' },
  [theme.breakpoints.down('md')]: {
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
    '& tbody .column-sentence': { order: -1 },
  },
}));

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
          source="sentence"
          disableSort
          render={(event) => (
            <LinkButton type="button" aria-haspopup="dialog" onClick={() => show(event)}>
              {event.sentence}
            </LinkButton>
          )}
        />
        {hasCase ? (
          <DataTable.Col<EventHistory>
            source="bgoIdentification"
            disableSort
            render={(event) => <CaseOf event={event} />}
          />
        ) : null}
        <DataTable.Col<EventHistory>
          source="category"
          disableSort
          render={({ category }) => auditCategories[category]}
        />
        <DataTable.Col<EventHistory> source="source" disableSort render={({ source }) => auditSources[source]} />
      </Table>
      {shown === null ? null : <EventDialog event={shown} onClose={() => show(null)} />}
    </>
  );
}

function CaseOf({ event }: { readonly event: EventHistory }) {
  const processId = processIdOf(event);
  return processId === null ? '–' : <Link to={`/bm/${processId}`}># {processId}</Link>;
}
