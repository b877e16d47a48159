import type { CaseRow } from '@kontor/api/case/case.schema';
import { DataTable, useDataTableRenderContext, useDataTableSortContext, type DataTableColumnProps } from 'react-admin';

interface CaseColumnProps extends DataTableColumnProps<CaseRow> {
  readonly source: string;
  readonly isAlwaysShown?: boolean;
}

/** Sets `aria-sort` on the head cell, which react-admin does not. */
export function CaseColumn({ isAlwaysShown = false, ...props }: CaseColumnProps) {
  const context = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (context === 'columnsSelector' && isAlwaysShown) return null;
  const isSorted = context === 'header' && sort?.field === props.source;
  return (
    <DataTable.Col
      {...props}
      {...(isSorted ? { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' } : {})}
    />
  );
}
