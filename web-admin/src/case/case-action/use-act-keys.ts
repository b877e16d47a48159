import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.js';

/** The key of each act on a case; its button has it as `aria-keyshortcuts`. */
export const actKeys = {
  takeOver: 'b',
  release: 'f',
  reject: 'l',
  setUp: 'e',
  contractFile: 'v',
  finish: 's',
  fail: 'g',
  requestData: 'r',
  followUp: 'w',
  assign: 'z',
} as const;

/** Presses the button of an act where it is on the page; what is folded is unfolded. */
function press(key: string): void {
  const button = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  const folded = button?.closest('details');
  if (folded !== null && folded !== undefined) folded.open = true;
  button?.focus();
  button?.click();
}

/** The keys of the acts on a case. */
export function useActKeys(): void {
  useShortcuts(Object.fromEntries(Object.values(actKeys).map((key) => [key, () => press(key)])));
}
