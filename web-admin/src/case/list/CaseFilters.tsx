import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { BooleanInput, ColumnsButton, FilterButton, FilterLiveForm, SortButton } from 'react-admin';
import { CaseSearch } from './CaseSearch.js';
import { CaseViews } from './CaseViews.js';
import { useListKeys } from './use-list-keys.js';
import { StatusFilter } from './StatusFilter.js';

const ExportButton = lazy(async () => ({ default: (await import('./ExportButton.js')).ExportButton }));

const Row = styled('div')({
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  paddingBottom: 8,
  // The views have a line of their own, so that the order of the keys is that of the eye.
  '& > [role="group"]': { flexBasis: '100%' },
  '& .end': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& form': { maxWidth: '100%' },
});

const sortFields = ['waitingSince', 'recordCreatedAt', 'businessName', 'bgoMainStatus'];
/** Every filter is always shown; the button offers saved views only. */
const noFilters: [] = [];

/** An empty text is removed from the filter, `false` would stay in it. */
const onlyTrue = (isOn: boolean): true | '' => isOn || '';

export function CaseFilters({ hasColumns }: { readonly hasColumns: boolean }) {
  useListKeys();
  return (
    <Row role="search">
      <CaseSearch />
      <StatusFilter />
      <FilterLiveForm debounce={false}>
        <BooleanInput source="hasUnrevisedMessages" parse={onlyTrue} helperText={false} sx={{ margin: 0 }} />
      </FilterLiveForm>
      <span className="end">
        <Suspense>
          <ExportButton />
        </Suspense>
        <FilterButton filters={noFilters} />
        {hasColumns ? <ColumnsButton /> : <SortButton fields={sortFields} />}
      </span>
      <CaseViews />
    </Row>
  );
}
