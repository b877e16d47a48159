import { nextStepCard } from '../case-action/next-step-card.js';
import { useEffect } from 'react';

/** What is one place to somebody who works by keys. */
const places = `${nextStepCard}, [role="tabpanel"], [role="group"][aria-label]`;

/** Where the next key is meant once the focused element of a place is gone. */
function nextIn(place: Element | null): HTMLElement | null {
  if (place !== null && place.isConnected && place.matches('[role="tabpanel"]'))
    return document.querySelector('main [role="tab"][aria-selected="true"]');
  const own =
    place !== null && place.isConnected && !place.matches(nextStepCard) ? place.querySelector('button') : null;
  return (
    own ??
    document.querySelector<HTMLElement>(`${nextStepCard} .acts button`) ??
    document.querySelector<HTMLElement>(`${nextStepCard} h2`)
  );
}

/** Keeps the focus on the page of a case: where an act takes away the button that started it, the next one follows. */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let place: Element | null = null;
    let resting: Element | null = null;
    let frame = 0;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = target;
      // A dialog belongs to where it was opened from.
      if (target.closest('[role="dialog"]') === null) place = target.closest(places);
    };
    const isLost = (): boolean => last !== null && !last.isConnected && document.activeElement === document.body;
    // The heading of the card holds the focus only until there is an act.
    const isResting = (): boolean =>
      resting !== null && document.activeElement === resting && nextIn(place) !== resting;
    const look = (): void => {
      if (!isLost() && !isResting()) return;
      cancelAnimationFrame(frame);
      // A dialog that has just closed gives the focus back itself.
      frame = requestAnimationFrame(() => {
        if (!isLost() && !isResting()) return;
        const next = nextIn(place);
        resting = next?.matches('h2') === true ? next : null;
        next?.focus();
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
