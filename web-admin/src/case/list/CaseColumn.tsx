import type { CaseListRow } from '@kontor/api/case/case.schema';
import { DataTable, useDataTableRenderContext, useDataTableSortContext, type DataTableColumnProps } from 'react-admin';
import { ColumnToggle } from './ColumnToggle.js';

interface CaseColumnProps extends DataTableColumnProps<CaseListRow> {
  readonly source: string;
  readonly isAlwaysShown?: boolean;
}

/** A column of react-admin with `aria-sort` on its head, and with an entry of its own in the choice of columns. */
export function CaseColumn({ isAlwaysShown = false, ...props }: CaseColumnProps) {
  const context = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (context === 'columnsSelector') return isAlwaysShown ? null : <ColumnToggle source={props.source} />;
  const isSorted = context === 'header' && sort?.field === props.source;
  return (
    <DataTable.Col
      {...props}
      {...(isSorted ? { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' } : {})}
    />
  );
}
