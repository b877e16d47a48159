import { styled } from '@mui/material/styles';
import { caseViews, isSameFilter } from './case-filter.js';
import { useCaseFilter } from './use-case-filter.js';
import { ViewButton } from './ViewButton.js';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

/** The bank's own views; views of the user are saved by react-admin's filter button. */
export function CaseViews() {
  const [filter, setFilter] = useCaseFilter();
  const { q, ...chosen } = filter;
  return (
    <Row role="group" aria-label="Ansichten">
      {caseViews.map((view) => (
        <ViewButton
          key={view.label}
          type="button"
          aria-pressed={isSameFilter(chosen, view.filter)}
          onClick={() => setFilter(q === undefined ? view.filter : { ...view.filter, q })}
        >
          {view.label}
        </ViewButton>
      ))}
    </Row>
  );
}
