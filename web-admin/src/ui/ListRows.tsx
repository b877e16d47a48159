import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Waiting } from './Waiting.js';

interface ListRowsProps {
  /** Said when there is nothing to show. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** The rows of a list once they are there. */
export function ListRows({ empty, children }: ListRowsProps) {
  const { isPending, total } = useListContext();
  if (isPending) return <Waiting />;
  if (total === 0)
    return (
      <p role="status" style={{ padding: '0 16px' }}>
        {empty}
      </p>
    );
  return children;
}
