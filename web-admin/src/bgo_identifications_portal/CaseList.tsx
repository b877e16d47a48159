import type { CaseListRow } from '@kontor/api/case/case.schema';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { List } from 'react-admin';
import { ListPagination, pageSizes } from '../ui/ListPagination.js';
import { caseResource } from './bank-case/case-keys.js';
import { useRememberedList } from './bank-case/list-address.js';
import { CaseCards } from './list/CaseCards.js';
import { CaseFilters } from './list/CaseFilters.js';
import { CaseListProblem } from './list/CaseListProblem.js';

import { CaseTable } from './list/CaseTable.js';

/** Polling besides the live events, in ms. */
const pollMs = 60_000;
const newestFirst = { field: 'recordCreatedAt', order: 'DESC' } as const;

const layout = {
  '& .RaList-actions': { background: 'none', padding: 0 },
  '& .RaList-actions > span': { display: 'none' },
};

const showNoNotification = (): void => undefined;

/** Every request that is not closed, with search and filters in the address (R3 §2.3). */
export function CaseList() {
  useRememberedList();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List<CaseListRow>
      resource={caseResource}
      title={false}
      perPage={pageSizes[0]}
      sort={newestFirst}
      exporter={false}
      actions={<CaseFilters hasColumns={!isNarrow} />}
      pagination={<ListPagination />}
      sx={layout}
      empty={false}
      error={<CaseListProblem />}
      queryOptions={{ refetchInterval: pollMs, onError: showNoNotification }}
    >
      {isNarrow ? <CaseCards /> : <CaseTable />}
    </List>
  );
}
