import Table from '@mui/material/Table';
import { type ReactNode } from 'react';
import {
  DataTableBase,
  DataTableBody,
  DataTableClasses,
  DataTableHead,
  DataTableRenderContext,
  DataTableRoot,
  type DataTableBaseProps,
} from 'react-admin';
import { lazyPart } from '../../ui/lazy-part.js';

const ColumnsSelector = lazyPart(async () => (await import('./ListMenus.js')).ColumnsSelector);

interface TableFrameProps extends Pick<DataTableBaseProps, 'empty' | 'hiddenColumns' | 'rowClick'> {
  readonly className?: string;
  readonly children: ReactNode;
  readonly label: string;
}

/**
 * The table of react-admin, put together of its parts. Its own `DataTable` brings deleting many rows, for which this list
 * has no use, and loads its choice of columns before anybody opens it.
 */
export function TableFrame({ className, children, label, ...base }: TableFrameProps) {
  return (
    <DataTableBase hasBulkActions={false} loading={null} {...base}>
      <DataTableRoot className={`${DataTableClasses.root} ${className ?? ''}`}>
        <div className={DataTableClasses.tableWrapper}>
          <Table aria-label={label} className={DataTableClasses.table} size="small">
            <DataTableRenderContext.Provider value="header">
              <DataTableHead>{children}</DataTableHead>
            </DataTableRenderContext.Provider>
            <DataTableBody>{children}</DataTableBody>
          </Table>
        </div>
      </DataTableRoot>
      <DataTableRenderContext.Provider value="columnsSelector">
        <ColumnsSelector>{children}</ColumnsSelector>
      </DataTableRenderContext.Provider>
    </DataTableBase>
  );
}
