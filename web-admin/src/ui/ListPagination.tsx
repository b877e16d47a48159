import { Pagination, useListPaginationContext, useResourceContext, useTranslate } from 'react-admin';

/** Rows on a page; the first is the default (R3 §9). */
export const pageSizes = [25, 50, 100] as const;

interface DisplayedRows {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The pages of a list; the text of the range is `resources.<name>.page_range`. */
export function ListPagination({ sizes = pageSizes }: { readonly sizes?: readonly number[] }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { total } = useListPaginationContext();
  const texts = {
    labelDisplayedRows: ({ from, to, count }: DisplayedRows): string =>
      translate(`resources.${resource}.page_range`, { from, to, smart_count: count }),
    getItemAriaLabel: (type: string): string => translate(`ra.navigation.${type}`),
  };
  // After a failure there is nothing to count.
  if (total === undefined) return null;
  return <Pagination {...texts} rowsPerPageOptions={[...sizes]} slotProps={{ displayedRows: { role: 'status' } }} />;
}
