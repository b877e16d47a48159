import { List, useListContext, useTranslate, type ListProps, type RaRecord } from 'react-admin';
import { ProblemNotice } from './notice/ProblemNotice.js';
import { ListPagination, pageSizes } from './ListPagination.js';

const layout = {
  '& .RaList-actions': { background: 'none', padding: 0 },
  '& .RaList-actions > span': { display: 'none' },
};

const showNoNotification = (): void => undefined;

/**
 * A list of react-admin as the back office shows them: problems in their place, pages below, no client-side export. The
 * title of a problem is `resources.<name>.not_loaded`.
 */
export function RecordList<R extends RaRecord>({ queryOptions, ...props }: ListProps<R>) {
  return (
    <List<R>
      title={false}
      actions={false}
      exporter={false}
      empty={false}
      perPage={pageSizes[0]}
      pagination={<ListPagination />}
      error={<ListProblem />}
      queryOptions={{ onError: showNoNotification, ...queryOptions }}
      sx={layout}
      {...props}
    />
  );
}

/** Says that the list of the context could not be loaded. */
export function ListProblem() {
  const { error, refetch, resource } = useListContext();
  const title = useTranslate()(`resources.${resource}.not_loaded`);
  return <ProblemNotice error={error} title={title} onRetry={() => void refetch()} />;
}
