import { useLocation, useNavigate } from 'react-router';
import type { NamedTab } from './hash-tab.js';

const parameter = 'ansicht';

/** The open tab below another tab; its label is in the address, beside the hash of the tab above. */
export function useSearchTab<T extends NamedTab>(tabs: readonly T[]): readonly [T | undefined, (tab: T) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(parameter);
  const active = tabs.find(({ label }) => label === named) ?? tabs[0];
  const open = ({ label }: T): void => {
    const query = new URLSearchParams({ [parameter]: label }).toString();
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  };
  return [active, open];
}
