import { styled } from '@mui/material/styles';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../../providers/access.js';
import { readConfiguration } from '../../providers/bank-client.js';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { resourceNames } from '../../providers/resource-names.js';
import { connectionQuery } from '../../settings/connections/connection-query.js';
import { Notice } from '../../ui/notice/Notice.js';
import { setUpSteps, stepProviders, type SetUpState } from './set-up-steps.js';

const Steps = styled('ol')({ margin: 0, paddingLeft: 20, '& a': { display: 'inline-block', padding: '3px 0' } });

/** What is missing until customers can open an account, with links, in the order in which it is set up. */
export function SetUpNotice() {
  const state = useSetUpState();
  if (state === undefined) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <Notice tone="info" title="Einrichtung: Noch kann niemand ein Konto eröffnen.">
        <p>Es fehlen, in dieser Reihenfolge:</p>
        <Steps>
          {setUpSteps
            .filter(({ isOpen }) => isOpen(state))
            .map(({ label, tab, page }) => (
              <li key={label}>
                <Link to={{ pathname: '/bm/start', search: `?${new URLSearchParams({ ansicht: page })}`, hash: tab }}>
                  {label}
                </Link>
              </li>
            ))}
        </Steps>
        <p>Sobald das erste Konto gespeichert ist, können Kunden es eröffnen.</p>
      </Notice>
    </div>
  );
}

/** Undefined while it is read. */
function useSetUpState(): SetUpState | undefined {
  const provider = useDataProvider<KontorDataProvider>();
  const enabled = isAllowed({ resource: resourceNames.instance, action: 'list' });
  const { data: bank } = useQuery({
    queryKey: ['configuration', 'set-up'],
    queryFn: ({ signal }) => readConfiguration(signal),
  });
  const readings = useQueries({
    queries: stepProviders.map((one) => ({ ...connectionQuery(provider, one), enabled })),
  });
  if (bank === undefined || (enabled && readings.some(({ data }) => data === undefined))) return undefined;
  const isMissing = (index: number): boolean => enabled && readings[index]?.data?.fields === undefined;
  return { bank, unconnected: stepProviders.filter((_one, index) => isMissing(index)) };
}
