import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { Delayed } from '../ui/Delayed.js';
import { Panel } from '../ui/Panel.js';
import { ProblemNotice } from '../ui/ProblemNotice.js';
import { isFiltered } from './case-filter.js';
import { CaseCards } from './CaseCards.js';
import { CasePages } from './CasePages.js';
import { CaseTable } from './CaseTable.js';
import { useCaseFilter } from './use-case-filter.js';

const Frame = styled(Panel)({ padding: '0 !important', overflow: 'clip' });
const Nothing = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '56px 16px',
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

const bones = [...Array(8).keys()];

/** The list in each of its states: on its way, broken, empty, full. */
export function CaseListBody({ isNarrow }: { readonly isNarrow: boolean }) {
  const { isPending, error, refetch, total = 0 } = useListContext();
  const [filter, setFilter] = useCaseFilter();
  if (isPending) {
    return (
      <Frame aria-busy="true">
        <Delayed>
          {bones.map((bone) => (
            <Skeleton key={bone} variant="text" height={40} sx={{ marginInline: 4 }} />
          ))}
        </Delayed>
      </Frame>
    );
  }
  if (error) return <ProblemNotice error={error} title="Kundenanfragen nicht geladen" onRetry={() => void refetch()} />;
  if (total === 0) {
    return (
      <Frame>
        <Nothing role="status">
          <p>
            {isFiltered(filter)
              ? 'Keine Kundenanfragen gefunden, die zu Suche und Filtern passen.'
              : 'Noch keine Kundenanfragen.'}
          </p>
          {isFiltered(filter) ? (
            <Button variant="outlined" onClick={() => setFilter({})}>
              Suche und Filter zurücksetzen
            </Button>
          ) : null}
        </Nothing>
      </Frame>
    );
  }
  return (
    <Frame>
      {isNarrow ? <CaseCards /> : <CaseTable />}
      <CasePages />
    </Frame>
  );
}
