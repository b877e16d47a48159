import { nextStepCard } from '../case-action/next-step-card.js';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.js';
import { useListAddress } from '../bank-case/list-address.js';
import { unfold, useActKeys } from '../case-action/use-act-keys.js';
import type { CaseKey } from './case-key-labels.js';
import { useNextCase } from './use-next-case.js';

/** The first that is shown: what is folded takes no focus. */
const focusOn = (selector: string): void =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())?.focus();

/** Opens one of the case's tabs by its number; from there Tab leads into what it shows. */
function openTab(at: number): void {
  const tab = document.querySelectorAll<HTMLElement>('main [role="tab"]')[at];
  tab?.focus();
  tab?.click();
}

/** Opens the preview where the case has files. */
function openFirstFile(): void {
  const files = [...document.querySelectorAll<HTMLElement>('main [data-case-file]')];
  const file = files.find((one) => one.checkVisibility()) ?? files[0];
  unfold(file);
  file?.focus();
  file?.click();
}

const actions = `${nextStepCard} button:not(:disabled)`;

/** The way to the next case of the view, and the keys of the case page. */
export function NextCase({ id }: { readonly id: string }) {
  const next = useNextCase(id);
  const back = useListAddress();
  const navigate = useNavigate();
  useActKeys();
  const pageKeys: Readonly<Record<CaseKey, () => void>> = {
    n: next.open,
    u: () => void navigate(back),
    a: () => focusOn(actions),
    d: openFirstFile,
  };
  const tabs = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [number, () => openTab(number - 1)]));
  useShortcuts({ ...pageKeys, ...tabs });
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
