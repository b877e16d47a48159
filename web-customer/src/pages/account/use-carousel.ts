import { breakpoints } from '@kontor/domain/brand/tokens';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useMedia } from '../../ui/use-media.js';
import { firstCard, nearest, pageAfterKey, pageCount } from './carousel-position.js';

/** Where the list has to stand so that a page shows: its first card at the start. */
function offsetOf(list: HTMLElement, page: number, perPage: number): number {
  const cards = [...list.children] as HTMLElement[];
  const card = cards[firstCard(page, cards.length, perPage)];
  const first = cards[0];
  return card === undefined || first === undefined ? 0 : card.offsetLeft - first.offsetLeft;
}

/** Pages through cards that lie side by side: three a page, one on a phone (spec 1 §2 item 1). */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const perPage = useMedia(`(min-width: ${breakpoints.mobile}px)`) ? 3 : 1;
  const pages = pageCount(count, perPage);
  const [shownPage, setPage] = useState(0);
  const page = Math.min(shownPage, pages - 1);

  const go = useCallback(
    (next: number) => {
      if (list.current !== null) list.current.scrollTo({ left: offsetOf(list.current, next, perPage) });
      setPage(next);
    },
    [perPage],
  );
  const onScroll = useCallback(() => {
    const element = list.current;
    if (element === null) return;
    const offsets = Array.from({ length: pages }, (_, index) => offsetOf(element, index, perPage));
    setPage(nearest(offsets, element.scrollLeft));
  }, [pages, perPage]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const next = pageAfterKey(page, event.key, pages);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(next);
    },
    [go, page, pages],
  );
  const first = firstCard(page, count, perPage);
  return { list, page, pages, perPage, first, last: Math.min(count, first + perPage), go, onScroll, onKeyDown };
}

export type Carousel = ReturnType<typeof useCarousel>;
