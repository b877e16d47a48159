import { useEffect, useState } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';

const parameter = 'ansicht';

interface NamedPage {
  readonly label: string;
}

/**
 * The page that the address names, beside the hash of the tab above, and the address of each page. An address that
 * names none gets the name of the open page: react-admin's lists write their pages and filters over it, and "back" must
 * find the page that was open.
 */
export function useOpenPage<T extends NamedPage>(
  pages: readonly T[],
): readonly [T | undefined, (page: NamedPage) => To] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<string>();
  const query = new URLSearchParams(search);
  const named = pages.find(({ label }) => label === query.get(parameter));
  const open = named ?? pages.find(({ label }) => label === held) ?? pages[0];
  const label = open?.label;
  useEffect(() => {
    setHeld(label);
  }, [label]);
  const lost = named === undefined ? label : undefined;
  useEffect(() => {
    if (lost === undefined) return;
    const completed = new URLSearchParams(search);
    completed.set(parameter, lost);
    void navigate({ pathname, search: `?${completed}`, hash }, { replace: true });
  }, [lost, navigate, pathname, search, hash]);
  return [
    open,
    (page) => ({ pathname, search: `?${new URLSearchParams({ [parameter]: page.label }).toString()}`, hash }),
  ];
}
