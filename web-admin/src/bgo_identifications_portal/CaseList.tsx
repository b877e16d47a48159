import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase } from 'react-admin';
import { CaseFilters } from './CaseFilters.js';
import { caseResource } from './case-keys.js';
import { CaseListBody } from './CaseListBody.js';
import { useRememberedList } from './list-address.js';

const Page = styled('div')({ minWidth: 0 });

/** Lines on a page (spec 3 §9). */
const perPage = 25;
/** What is polled besides the live events, in ms. */
const pollMs = 60_000;
const newestFirst = { field: 'recordCreatedAt', order: 'DESC' } as const;

/** The list says itself why it could not be read; a second word at the edge of the page is one too many. */
const saidInPlace = (): void => undefined;

/** Kundenanfragen: every request that is not closed, with search and filters in the address (spec 3 §2.3). */
export function CaseList() {
  useRememberedList();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <ListBase
      resource={caseResource}
      perPage={perPage}
      sort={newestFirst}
      exporter={false}
      queryOptions={{ refetchInterval: pollMs, onError: saidInPlace }}
    >
      <Page>
        <CaseFilters hasColumns={!isNarrow} />
        <CaseListBody isNarrow={isNarrow} />
      </Page>
    </ListBase>
  );
}
