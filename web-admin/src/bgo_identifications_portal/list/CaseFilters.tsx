import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ColumnsButton, SortButton } from 'react-admin';
import { isFiltered, type CaseFilter } from './case-filter.js';
import { CaseSearch } from './CaseSearch.js';
import { CaseViews } from './CaseViews.js';
import { StatusFilter } from './StatusFilter.js';
import { useCaseFilter } from './use-case-filter.js';

const Row = styled('div')({
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  paddingBottom: 12,
  '& .end': { marginLeft: 'auto' },
  '& form': { maxWidth: '100%' },
});

function withMessages({ hasUnrevisedMessages: before, ...rest }: CaseFilter): CaseFilter {
  return before === true ? rest : { ...rest, hasUnrevisedMessages: true };
}

const sortFields = ['recordCreatedAt', 'businessName', 'bgoMainStatus'];

export function CaseFilters({ hasColumns }: { readonly hasColumns: boolean }) {
  const [filter, setFilter] = useCaseFilter();
  const onlyNew = filter.hasUnrevisedMessages === true;
  return (
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
      <CaseViews>
        {isFiltered(filter) ? (
          <Button variant="text" size="small" onClick={() => setFilter({})}>
            Zurücksetzen
          </Button>
        ) : null}
      </CaseViews>
      <span className="end">{hasColumns ? <ColumnsButton /> : <SortButton fields={sortFields} />}</span>
    </Row>
  );
}
