/** Minimum length of a swipe, in px (R1 §2 item 1). */
export const minimumSwipe = 50;

/** Number of pages; at least one. */
export function pageCount(cards: number, perPage: number): number {
  return Math.max(1, Math.ceil(cards / perPage));
}

/** The first card of a page. The last page starts earlier, so that it is full. */
export function firstCard(page: number, cards: number, perPage: number): number {
  return Math.max(0, Math.min(page * perPage, cards - perPage));
}

/** The page of a card. */
export function pageOfCard(card: number, cards: number, perPage: number): number {
  return clampPage(Math.floor(card / perPage), pageCount(cards, perPage));
}

/** The page after a swipe or drag by `distance` px; a drag to the left shows the next one. */
export function pageAfterSwipe(page: number, distance: number, pages: number): number {
  if (Math.abs(distance) < minimumSwipe) return page;
  return clampPage(page + (distance < 0 ? 1 : -1), pages);
}

/** The page after a key press; undefined for other keys. */
export function pageAfterKey(page: number, key: string, pages: number): number | undefined {
  if (key === 'ArrowRight') return clampPage(page + 1, pages);
  if (key === 'ArrowLeft') return clampPage(page - 1, pages);
  if (key === 'Home') return 0;
  return key === 'End' ? pages - 1 : undefined;
}

/** The index of the offset that is nearest to the scroll position. */
export function nearest(offsets: readonly number[], position: number): number {
  const distance = (index: number): number => Math.abs((offsets[index] ?? 0) - position);
  return offsets.reduce((best, _offset, index) => (distance(index) < distance(best) ? index : best), 0);
}

function clampPage(page: number, pages: number): number {
  return Math.max(0, Math.min(page, pages - 1));
}
