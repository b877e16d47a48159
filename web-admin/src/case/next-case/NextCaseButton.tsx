import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useNextCase } from './use-next-case.js';

/** The way on after the end of a case; it has the focus if the button of the end had it. */
export function NextCaseButton({ id }: { readonly id: string }) {
  const next = useNextCase(id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <ActionButton size="small" ref={button} aria-keyshortcuts="n" isRunning={next.isSearching} onClick={next.open}>
      Nächster Vorgang (n)
    </ActionButton>
  );
}
