import Card from '@mui/material/Card';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { ListBase, useListContext, useTranslate, type ListBaseProps, type RaRecord } from 'react-admin';
import { Notice } from './notice/Notice.js';
import { ProblemNotice } from './notice/ProblemNotice.js';
import { ListPagination, pageSizes } from './ListPagination.js';

interface RecordListFrame {
  /** Above the list, e.g. its search. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Around the rows; a card without it. */
  readonly component?: ElementType;
  readonly pagination?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

type RecordListProps<R extends RaRecord> = Omit<ListBaseProps<R>, keyof RecordListFrame> & RecordListFrame;

const Column = styled('div')({ display: 'flex', flexDirection: 'column' });
const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));
// A card hides what is outside of it; the head of a table would stick to it instead of to the page.
const Rows = styled('div')({ position: 'relative', overflow: 'inherit' });

const showNoNotification = (): void => undefined;

/**
 * A list of react-admin as the back office shows them: problems in their place, pages below, no client-side export. The
 * title of a problem is `resources.<name>.not_loaded`. Its own `List` brings parts that no list here has: 20 kB.
 */
export function RecordList<R extends RaRecord>({ queryOptions, ...props }: RecordListProps<R>) {
  const { actions, children, component = Card, pagination = <ListPagination />, sx, ...list } = props;
  return (
    <ListBase<R>
      exporter={false}
      authLoading={null}
      perPage={pageSizes[0]}
      queryOptions={{ onError: showNoNotification, ...queryOptions }}
      {...list}
    >
      <Frame {...{ actions, component, pagination }} sx={sx ?? null}>
        {children}
      </Frame>
    </ListBase>
  );
}

function Frame({ actions, children, component, pagination, sx }: Required<RecordListFrame>) {
  const { error, isPaused = false, isPending, isPlaceholderData = false } = useListContext();
  const isOffline = isPaused && (isPending || isPlaceholderData);
  const hasSpace = actions === undefined || isOffline || Boolean(error);
  return (
    <Column sx={sx}>
      {actions === undefined ? null : <Toolbar>{actions}</Toolbar>}
      <Rows as={component} {...(hasSpace ? { style: { marginTop: '1em' } } : {})}>
        {isOffline ? <OfflineNotice /> : error ? <ListProblem /> : children}
      </Rows>
      {pagination}
    </Column>
  );
}

function OfflineNotice() {
  return <Notice tone="warning">{useTranslate()('ra.notification.offline')}</Notice>;
}

/** Says that the list of the context could not be loaded. */
export function ListProblem() {
  const { error, refetch, resource } = useListContext();
  const title = useTranslate()(`resources.${resource}.not_loaded`);
  return <ProblemNotice error={error} title={title} onRetry={() => void refetch()} />;
}
