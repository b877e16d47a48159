import NavigateNext from '@mui/icons-material/NavigateNext';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.js';
import { useListAddress } from '../bank-case/list-address.js';
import { useActKeys } from '../case-action/use-act-keys.js';
import { useNextCase } from './use-next-case.js';

/** The first that is shown: what is folded takes no focus. */
const focusOn = (selector: string): void =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())?.focus();

/** Opens one of the case's tabs by its number. */
const openTab = (at: number): void => document.querySelectorAll<HTMLElement>('main [role="tab"]')[at]?.click();

const actions = '[aria-labelledby="naechster-schritt"] button:not(:disabled)';

/** The way to the next case of the view, and the keys of the case page. */
export function NextCase({ id }: { readonly id: string }) {
  const next = useNextCase(id);
  const back = useListAddress();
  const navigate = useNavigate();
  useActKeys();
  useShortcuts({
    n: next.open,
    a: () => focusOn(actions),
    u: () => void navigate(back),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [number, () => openTab(number - 1)])),
  });
  return (
    <Button
      variant="text"
      size="small"
      endIcon={<NavigateNext />}
      disabled={next.isSearching}
      aria-keyshortcuts="n"
      onClick={next.open}
    >
      Nächster Vorgang
    </Button>
  );
}
