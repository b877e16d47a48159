import MenuItem from '@mui/material/MenuItem';
import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import { useUserMenu } from 'react-admin';
import { useShortcuts } from '../ui/shortcuts/use-shortcuts.js';

const ShortcutSheet = lazy(async () => ({
  default: (await import('./ShortcutSheet.js')).ShortcutSheet,
}));

const OpenSheet = createContext<() => void>(() => undefined);

/** The sheet of all keys, opened by `?` and by the menu of the account. */
export function ShortcutHelp({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <OpenSheet value={() => setOpen(true)}>
      {children}
      {isOpen ? (
        <Suspense fallback={null}>
          <ShortcutSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
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
