import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useDataProvider, useListContext } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { caseViews, isSameFilter, type CaseView } from './case-filter.js';
import { useCaseFilter } from './use-case-filter.js';
import { ViewButton } from './ViewButton.js';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
const filters = caseViews.map(({ filter }) => filter);
/** The API counts no further. */
const most = 10_000;

/** How many cases each view has, again after each live event. */
function useViewCounts(): readonly number[] {
  const provider = useDataProvider<KontorDataProvider>();
  const { data = [] } = useQuery({
    queryKey: caseKeys.counts,
    queryFn: ({ signal }) => provider.countCases(filters, signal),
  });
  return data;
}

/** The bank's own views; views of the user are saved by react-admin's filter button. */
export function CaseViews() {
  const [filter, setFilter] = useCaseFilter();
  const { setSort } = useListContext();
  const counts = useViewCounts();
  const { q, ...chosen } = filter;
  const open = ({ filter: wanted, sort }: CaseView): void => {
    setSort({ ...sort });
    setFilter(q === undefined || wanted.queue === true ? wanted : { ...wanted, q });
  };
  return (
    <Row role="group" aria-label="Ansichten">
      {caseViews.map((view, at) => (
        <ViewButton
          key={view.label}
          type="button"
          aria-pressed={isSameFilter(chosen, view.filter)}
          onClick={() => open(view)}
        >
          {view.label} <CountOf count={counts[at]} />
        </ViewButton>
      ))}
    </Row>
  );
}

function CountOf({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null;
  return <small>{count > most ? `> ${most.toLocaleString('de-DE')}` : count.toLocaleString('de-DE')}</small>;
}
