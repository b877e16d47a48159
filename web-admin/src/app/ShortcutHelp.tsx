import MenuItem from '@mui/material/MenuItem';
import { createContext, use, useState, type ReactNode } from 'react';
import { useUserMenu } from 'react-admin';
import { useShortcuts } from '../ui/shortcuts/use-shortcuts.js';
import { lazyPart } from '../ui/lazy-part.js';

const ShortcutSheet = lazyPart(async () => (await import('./ShortcutSheet.js')).ShortcutSheet);

const OpenSheet = createContext<() => void>(() => undefined);

/** The sheet of all keys, opened by `?` and by the menu of the account. */
export function ShortcutHelp({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <OpenSheet value={() => setOpen(true)}>
      {children}
      {isOpen ? <ShortcutSheet onClose={() => setOpen(false)} /> : null}
    </OpenSheet>
  );
}

export function ShortcutMenuItem() {
  const open = use(OpenSheet);
  const menu = useUserMenu();
  return (
    <MenuItem
      onClick={() => {
        menu?.onClose();
        open();
      }}
    >
      Tastenkürzel
    </MenuItem>
  );
}
