import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { shortcutOf } from './shortcut.js';

/** A menu that is closed may stay in the page, hidden. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

export type Shortcuts = Readonly<Record<string, () => void>>;

/** Whether single keys do something; who controls the browser by voice switches them off (WCAG 2.1.4). */
export const useShortcutsOn = () => useStore('shortcuts', true);

/** Runs what belongs to a key while nobody types and no dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [isOn] = useShortcutsOn();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const run = current.current[shortcutOf(event) ?? ''];
      if (run === undefined || isCovered()) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
