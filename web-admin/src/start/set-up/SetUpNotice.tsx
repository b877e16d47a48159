import type { Provider } from '@kontor/domain/provider-connection/provider-connection';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../../providers/access.js';
import { readConfiguration } from '../../providers/bank-client.js';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { resourceNames } from '../../providers/resource-names.js';
import { connectionQuery } from '../../settings/connections/connection-query.js';
import { Notice } from '../../ui/notice/Notice.js';
import { setUpSteps, type SetUpState } from './set-up-steps.js';

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
  const { data: bank } = useQuery({
    queryKey: ['configuration', 'set-up'],
    queryFn: ({ signal }) => readConfiguration(signal),
  });
  const missing = [useMissing('banking'), useMissing('companyCheck'), useMissing('coreBanking')];
  if (bank === undefined || missing.includes(undefined)) return undefined;
  return { bank, unconnected: missing.flatMap((one) => one ?? []) };
}

/** The provider when it is not connected, for those who may see it; undefined while that is read. */
function useMissing(provider: Provider): readonly Provider[] | undefined {
  const data = useDataProvider<KontorDataProvider>();
  const enabled = isAllowed({ resource: resourceNames.instance, action: 'list' });
  const { data: reading } = useQuery({ ...connectionQuery(data, provider), enabled });
  if (!enabled) return [];
  return reading && (reading.fields === undefined ? [provider] : []);
}
