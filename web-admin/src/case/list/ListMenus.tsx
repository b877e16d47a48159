import { FilterButton, SortButton } from 'react-admin';
import { ColumnsButton } from './ColumnsButton.js';
import { ExportButton } from './ExportButton.js';

export { ColumnsSelector } from 'react-admin';

const sortFields = ['waitingSince', 'recordCreatedAt', 'businessName', 'bgoMainStatus'];
/** Every filter is always shown; the button offers saved views only. */
const noFilters: [] = [];

/** The export, saved views, and the choice of columns or, where there are none, of the order. */
export function ListMenus({ hasColumns }: { readonly hasColumns: boolean }) {
  return (
    <>
      <ExportButton />
      <FilterButton filters={noFilters} />
      {hasColumns ? <ColumnsButton /> : <SortButton fields={sortFields} />}
    </>
  );
}
