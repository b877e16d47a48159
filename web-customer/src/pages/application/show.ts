/** Scrolls to an element and focuses it: a field to the middle, where its label and error are seen, all else to the top. */
export function show(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: isField(element) ? 'center' : 'start' });
  element?.focus({ preventScroll: true });
}

function isField(element: Element): boolean {
  return element.closest('input, select, textarea, fieldset') !== null;
}

/** Changes the page while an element stays where it is in the window. */
export function keepInPlace(id: string, change: () => void): void {
  const top = (): number => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  window.scrollBy(0, top() - before);
}
