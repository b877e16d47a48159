import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isFiltered, type CaseFilter } from './case-filter.js';
import { CaseSearch } from './CaseSearch.js';
import { CaseViews } from './CaseViews.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import { SortSelect } from './SortSelect.js';
import { StatusFilter } from './StatusFilter.js';
import { useCaseFilter } from './use-case-filter.js';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  '& .end': { marginLeft: 'auto' },
});
const Rows = styled('div')({ display: 'grid', gap: 12, marginBottom: 12 });

function withMessages({ hasUnrevisedMessages: before, ...rest }: CaseFilter): CaseFilter {
  return before === true ? rest : { ...rest, hasUnrevisedMessages: true };
}

/** Search, filters, views and columns of the list. */
export function CaseFilters({ hasColumns }: { readonly hasColumns: boolean }) {
  const [filter, setFilter] = useCaseFilter();
  const onlyNew = filter.hasUnrevisedMessages === true;
  return (
    <Rows>
      <Row role="search">
        <CaseSearch />
        <StatusFilter />
        <Button
          variant="outlined"
          aria-pressed={onlyNew}
          startIcon={<MarkEmailUnread />}
          onClick={() => setFilter(withMessages(filter))}
          sx={{
            fontWeight: 400,
            '&[aria-pressed="true"]': { borderColor: 'primary.text', color: 'primary.text', fontWeight: 600 },
          }}
        >
          Neue Nachrichten
        </Button>
        {isFiltered(filter) ? (
          <Button variant="text" onClick={() => setFilter({})}>
            Zurücksetzen
          </Button>
        ) : null}
        {hasColumns ? (
          <span className="end">
            <ColumnsMenu />
          </span>
        ) : null}
      </Row>
      <CaseViews>{hasColumns ? null : <SortSelect />}</CaseViews>
    </Rows>
  );
}
