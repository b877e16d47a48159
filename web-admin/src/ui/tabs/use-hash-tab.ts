import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hashOf, tabOfHash, type NamedTab } from './hash-tab.js';

/** The open tab, mirrored into the address. An address without a tab keeps the open one: a changed filter drops the hash. */
export function useHashTab<T extends NamedTab>(tabs: readonly T[]): readonly [T | undefined, (tab: T) => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<string>();
  const named = tabOfHash(hash, tabs);
  const active = named ?? tabs.find(({ label }) => label === open) ?? tabs[0];
  const activeHash = active === undefined ? '' : hashOf(active);
  useEffect(() => {
    setOpen(active?.label);
  }, [active?.label]);
  useEffect(() => {
    if (named === undefined && activeHash !== '')
      void navigate({ pathname, search, hash: activeHash }, { replace: true });
  }, [named, activeHash, navigate, pathname, search]);
  return [active, (tab) => void navigate({ pathname, search: '', hash: hashOf(tab) }, { replace: true })];
}
