import type { CaseListRow } from '@kontor/api/case/case.schema';
import {
  DataTableCell,
  DataTableHeadCell,
  useDataTableRenderContext,
  useDataTableSortContext,
  type DataTableColumnProps,
} from 'react-admin';
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
  // The cells of react-admin don't know of which record they are.
  const column = props as Omit<DataTableColumnProps, 'ref'>;
  if (context === 'data') return <DataTableCell {...column} />;
  const isSorted = sort?.field === props.source;
  return (
    <DataTableHeadCell
      {...column}
      {...(isSorted ? { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' } : {})}
    />
  );
}
