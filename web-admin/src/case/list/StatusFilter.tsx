import ExpandMore from '@mui/icons-material/ExpandMore';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { CheckMenu } from '../../ui/CheckMenu.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { withStatusToggled } from './case-filter.js';
import { useCaseFilter } from './use-case-filter.js';

interface StatusChoice {
  readonly code: number;
  readonly title: string;
}

/** Statuses in use, and chosen ones that are no longer in use. */
function useStatusChoices(chosen: readonly number[]): readonly StatusChoice[] {
  const provider = useDataProvider<KontorDataProvider>();
  const { data = [] } = useQuery({
    queryKey: caseKeys.statuses,
    queryFn: ({ signal }) => provider.activeStatuses(signal),
    staleTime: 30_000,
  });
  const active = data.map(({ bgoMainStatus: code, bgoMainStatusTitle: title }) => ({ code, title }));
  const gone = chosen.filter((code) => !active.some((one) => one.code === code));
  return [...active, ...gone.map((code) => ({ code, title: statusTitle(code, 'bank') }))].sort(
    (a, b) => a.code - b.code,
  );
}

export function StatusFilter() {
  const [filter, setFilter] = useCaseFilter();
  const chosen = filter.bgoMainStatus ?? [];
  const choices = useStatusChoices(chosen);
  const first = chosen[0];
  const label =
    first === undefined ? 'alle' : chosen.length === 1 ? statusTitle(first, 'bank') : `${chosen.length} gewählt`;
  return (
    <CheckMenu
      name="Status"
      variant="outlined"
      endIcon={<ExpandMore />}
      empty="Noch keine Anfragen"
      choices={choices.map(({ code, title }) => ({
        key: String(code),
        label: (
          <>
            {title} <small>{code}</small>
          </>
        ),
        isChecked: chosen.includes(code),
        onToggle: () => setFilter(withStatusToggled(filter, code)),
      }))}
    >
      Status: {label}
    </CheckMenu>
  );
}
