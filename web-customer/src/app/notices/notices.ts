import type { Words } from '../../texts/create-text.js';
import type { Tone } from '../../ui/Notice.js';

export interface ShownNotice {
  readonly id: number;
  readonly tone: Tone;
  readonly title: Words;
  readonly body?: Words | undefined;
  /** The error number to quote when asking for help. */
  readonly errorNumber?: string | undefined;
  /** When it can be tried again, ms since 1970. */
  readonly retryAt?: number | undefined;
  /** Path of the page that shows the notice, also when the navigation to it starts later. */
  readonly page?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownNotice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice until it is closed; an equal one is replaced. */
export function notify(notice: Omit<ShownNotice, 'id'>): void {
  const others = shown.filter(({ title, body }) => title() !== notice.title() || body?.() !== notice.body?.());
  lastId += 1;
  show([...others, { ...notice, id: lastId }]);
}

export function closeNotice(id: number): void {
  const closed = shown.find((notice) => notice.id === id);
  show(shown.filter((notice) => notice.id !== id));
  closed?.onClose?.();
}

/** Removes the notices that do not belong to the next page. */
export function clearNotices(nextPage: string): void {
  const meant = shown.filter(({ page }) => page === nextPage);
  if (meant.length < shown.length) show(meant);
}

export const currentNotices = (): readonly ShownNotice[] => shown;

export function onNoticesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
