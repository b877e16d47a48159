import Button from '@mui/material/Button';
import { ListNoResults } from 'react-admin';
import { useCaseFilter } from './use-case-filter.js';

/** A queue with nothing in it is good news, not a search without a result. */
export function CaseEmpty() {
  const [filter, setFilter] = useCaseFilter();
  if (filter.queue !== true || filter.bgoMainStatus !== undefined) return <ListNoResults />;
  return (
    <div style={{ padding: 24 }}>
      <p>Zurzeit wartet nichts auf die Bank.</p>
      <Button variant="outlined" onClick={() => setFilter({})}>
        Alle Kundenanfragen zeigen
      </Button>
    </div>
  );
}
