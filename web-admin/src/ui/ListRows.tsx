import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Waiting } from './Waiting.js';

/**
 * The rows of a list once they are there. An empty list says `resources.<name>.empty`, and with a filter
 * `resources.<name>.no_results` where it has that text.
 */
export function ListRows({ children }: { readonly children: ReactNode }) {
  const { isPending, total, resource, ...list } = useListContext();
  const translate = useTranslate();
  if (isPending) return <Waiting />;
  if (total !== 0) return children;
  const empty = translate(`resources.${resource}.empty`);
  const isFiltered = Object.keys((list.filterValues ?? {}) as object).length > 0;
  return (
    <p role="status" style={{ padding: '0 16px' }}>
      {isFiltered ? translate(`resources.${resource}.no_results`, { _: empty }) : empty}
    </p>
  );
}
