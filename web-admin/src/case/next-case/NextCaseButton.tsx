import { nextStepCard } from '../case-action/next-step-card.js';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useNextCase } from './use-next-case.js';

/** Where the focus is when the act that has just ended was done: on the card, or nowhere. */
const isAtTheAct = (): boolean => document.activeElement?.matches(`body, ${nextStepCard} *`) ?? true;

/** The way on where nothing is left to do; it has the focus if what was done had it. */
export function NextCaseButton({ id }: { readonly id: string }) {
  const next = useNextCase(id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAtTheAct()) button.current?.focus();
  }, []);
  return (
    <ActionButton size="small" ref={button} aria-keyshortcuts="n" isRunning={next.isSearching} onClick={next.open}>
      Nächster Vorgang (n)
    </ActionButton>
  );
}
