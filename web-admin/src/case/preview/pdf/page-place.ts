/** Where a page of the document is in the scrolled area, in px from its top. */
export interface PagePlace {
  readonly top: number;
  readonly height: number;
}

/** How far below the upper edge a page may begin and still be the one that is read, as a part of the visible height. */
const readFrom = 0.4;

/** The number of the page that is read, from 1; 1 without pages. */
export function pageAt(pages: readonly PagePlace[], scrolled: number, visible: number): number {
  const line = scrolled + visible * readFrom;
  const later = pages.findIndex(({ top }) => top > line);
  return Math.max(1, later < 0 ? pages.length : later);
}
