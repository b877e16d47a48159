import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.js';
import { acts } from './acts.js';

/** Opens what an element is folded in. */
export function unfold(element: HTMLElement | null | undefined): void {
  for (let folded = element?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
    folded.open = true;
}

/** Presses the button of an act where it is on the page; what is folded is unfolded. */
function press(key: string): void {
  const button = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  unfold(button);
  button?.focus();
  button?.click();
}

/** The keys of the acts on a case. */
export function useActKeys(): void {
  useShortcuts(Object.fromEntries(Object.values(acts).map(({ key }) => [key, () => press(key)])));
}
