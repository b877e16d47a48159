import { List, useListContext, type ListProps, type RaRecord } from 'react-admin';
import { ProblemNotice } from './notice/ProblemNotice.js';
import { ListPagination, pageSizes } from './ListPagination.js';

const layout = {
  '& .RaList-actions': { background: 'none', padding: 0 },
  '& .RaList-actions > span': { display: 'none' },
};

const showNoNotification = (): void => undefined;

interface RecordListProps<R extends RaRecord> extends ListProps<R> {
  /** The title of the notice when the list cannot be loaded. */
  readonly problem: string;
}

/** A list of react-admin as the back office shows them: problems in their place, pages below, no client-side export. */
export function RecordList<R extends RaRecord>({ problem, queryOptions, ...props }: RecordListProps<R>) {
  return (
    <List<R>
      title={false}
      actions={false}
      exporter={false}
      empty={false}
      perPage={pageSizes[0]}
      pagination={<ListPagination />}
      error={<ListProblem title={problem} />}
      queryOptions={{ onError: showNoNotification, ...queryOptions }}
      sx={layout}
      {...props}
    />
  );
}

function ListProblem({ title }: { readonly title: string }) {
  const { error, refetch } = useListContext();
  return <ProblemNotice error={error} title={title} onRetry={() => void refetch()} />;
}
