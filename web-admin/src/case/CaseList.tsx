import type { CaseListRow } from '@kontor/api/case/case.schema';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isAllowed } from '../providers/access.js';
import { RecordList } from '../ui/RecordList.js';
import { caseResource } from './bank-case/case-keys.js';
import { SelectionBar } from './selection/SelectionBar.js';
import { useRememberedList } from './bank-case/list-address.js';
import { CaseCards } from './list/CaseCards.js';
import { CaseFilters } from './list/CaseFilters.js';
import { oldestFirst, queueFilter } from './list/case-filter.js';
import { CaseTable } from './list/CaseTable.js';

/** Polling besides the live events, in ms. */
const pollMs = 60_000;

/** The bank's queue first; every request that is not closed, with search and filters in the address (R3 §2.3). */
export function CaseList() {
  useRememberedList();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const maySelect = isAllowed({ resource: caseResource, action: 'assign' });
  return (
    <RecordList<CaseListRow>
      resource={caseResource}
      sort={{ ...oldestFirst }}
      filterDefaultValues={queueFilter}
      actions={<CaseFilters hasColumns={!isNarrow} />}
      queryOptions={{ refetchInterval: pollMs }}
    >
      {isNarrow ? <CaseCards /> : <CaseTable maySelect={maySelect} />}
      {maySelect ? <SelectionBar /> : null}
    </RecordList>
  );
}
