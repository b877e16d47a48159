import type { CaseListRow } from '@kontor/api/case/case.schema';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { List } from 'react-admin';
import { isAllowed } from '../providers/access.js';
import { ListPagination, pageSizes } from '../ui/ListPagination.js';
import { caseResource } from './bank-case/case-keys.js';
import { SelectionBar } from './selection/SelectionBar.js';
import { useRememberedList } from './bank-case/list-address.js';
import { CaseCards } from './list/CaseCards.js';
import { CaseFilters } from './list/CaseFilters.js';
import { oldestFirst, queueFilter } from './list/case-filter.js';
import { CaseListProblem } from './list/CaseListProblem.js';
import { CaseTable } from './list/CaseTable.js';

/** Polling besides the live events, in ms. */
const pollMs = 60_000;

const layout = {
  '& .RaList-actions': { background: 'none', padding: 0 },
  '& .RaList-actions > span': { display: 'none' },
};

const showNoNotification = (): void => undefined;

/** The bank's queue first; every request that is not closed, with search and filters in the address (R3 §2.3). */
export function CaseList() {
  useRememberedList();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const maySelect = isAllowed({ resource: caseResource, action: 'assign' });
  return (
    <List<CaseListRow>
      resource={caseResource}
      title={false}
      perPage={pageSizes[0]}
      sort={{ ...oldestFirst }}
      filterDefaultValues={queueFilter}
      exporter={false}
      actions={<CaseFilters hasColumns={!isNarrow} />}
      pagination={<ListPagination />}
      sx={layout}
      empty={false}
      error={<CaseListProblem />}
      queryOptions={{ refetchInterval: pollMs, onError: showNoNotification }}
    >
      {isNarrow ? <CaseCards /> : <CaseTable maySelect={maySelect} />}
      {maySelect ? <SelectionBar /> : null}
    </List>
  );
}
