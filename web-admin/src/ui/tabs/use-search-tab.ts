import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NamedTab } from './hash-tab.js';

const parameter = 'ansicht';

/**
 * The open tab below another tab; its label is in the address, beside the hash of the tab above. An address without it
 * keeps the open one: react-admin's lists write their pages and filters over it.
 */
export function useSearchTab<T extends NamedTab>(tabs: readonly T[]): readonly [T | undefined, (tab: T) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<string>();
  const named = new URLSearchParams(search).get(parameter);
  const active = tabs.find(({ label }) => label === (named ?? held)) ?? tabs[0];
  useEffect(() => {
    setHeld(active?.label);
  }, [active?.label]);
  const lost = named === null ? held : undefined;
  useEffect(() => {
    if (lost === undefined) return;
    const query = new URLSearchParams(search);
    query.set(parameter, lost);
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  }, [lost, navigate, pathname, search, hash]);
  const open = ({ label }: T): void => {
    const query = new URLSearchParams({ [parameter]: label }).toString();
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  };
  return [active, open];
}
