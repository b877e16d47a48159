import { Pagination, useTranslate } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';

/** Rows on a page; the first is the default (R3 §9). */
export const pageSizes = [25, 50, 100] as const;

interface DisplayedRows {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export function CasePagination() {
  const translate = useTranslate();
  const texts = {
    labelDisplayedRows: ({ from, to, count }: DisplayedRows): string =>
      translate(`resources.${caseResource}.page_range`, { from, to, smart_count: count }),
    getItemAriaLabel: (type: string): string => translate(`ra.navigation.${type}`),
  };
  return (
    <Pagination {...texts} rowsPerPageOptions={[...pageSizes]} slotProps={{ displayedRows: { role: 'status' } }} />
  );
}
