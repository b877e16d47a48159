import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Column } from '../ui/page/Column.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { Panel } from '../ui/Panel.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { Waiting } from '../ui/Waiting.js';
import { approvalPageSize, useApprovals } from './approval-calls.js';
import { ApprovalItem } from './ApprovalItem.js';

const List = styled('ul')({ display: 'grid', width: '100%', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** What waits for a second person, open ones first. */
export function ApprovalPage() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useApprovals({ page });
  const pages = Math.ceil((data?.total ?? 0) / approvalPageSize);
  return (
    <Column>
      <PageHeading title="Freigaben" />
      <p>
        Was eine zweite Person freigeben muss. Eine Anfrage verfällt nach 7 Tagen, oder sobald sich ihr Gegenstand
        ändert.
      </p>
      {error === null ? null : (
        <ProblemNotice error={error} title="Freigaben nicht geladen" onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <Waiting /> : null}
      {data?.total === 0 ? <p role="status">Es ist nichts angefragt.</p> : null}
      <List>
        {(data?.rows ?? []).map((approval) => (
          <li key={approval.approvalId}>
            <Panel>
              <ApprovalItem approval={approval} />
            </Panel>
          </li>
        ))}
      </List>
      {pages < 2 ? null : (
        <Pagination
          count={pages}
          page={page}
          aria-label="Seiten der Freigaben"
          onChange={(_event, next) => setPage(next)}
        />
      )}
    </Column>
  );
}
