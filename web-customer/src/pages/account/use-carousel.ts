import { breakpoints } from '@kontor/domain/brand/tokens';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMedia } from '../../ui/use-media.js';
import { firstCard, nearest, pageAfterKey, pageCount, pageOfCard } from './carousel-position.js';

/** Scroll position of a page: its first card at the start. */
function offsetOf(list: HTMLElement, page: number, perPage: number): number {
  const cards = [...list.children] as HTMLElement[];
  const card = cards[firstCard(page, cards.length, perPage)];
  const first = cards[0];
  return card === undefined || first === undefined ? 0 : card.offsetLeft - first.offsetLeft;
}

/** Pages through cards in a row: three a page, one on a phone (R1 §2 item 1). `chosen` is visible at first. */
export function useCarousel(count: number, chosen: number) {
  const list = useRef<HTMLUListElement>(null);
  const perPage = useMedia(`(min-width: ${breakpoints.mobile}px)`) ? 3 : 1;
  const pages = pageCount(count, perPage);
  const [card, setCard] = useState(chosen);
  const page = pageOfCard(card, count, perPage);

  const scrollTo = useCallback(
    (next: number, behavior: ScrollBehavior) => {
      if (list.current !== null) list.current.scrollTo({ left: offsetOf(list.current, next, perPage), behavior });
    },
    [perPage],
  );
  const go = useCallback(
    (next: number) => {
      scrollTo(next, 'auto');
      setCard(next * perPage);
    },
    [perPage, scrollTo],
  );
  const alignPage = useEffectEvent(() => scrollTo(page, 'instant'));
  // Keeps the card in view when a phone is rotated.
  useLayoutEffect(() => alignPage(), [perPage]);
  const onScroll = useCallback(() => {
    const element = list.current;
    if (element === null) return;
    const offsets = Array.from({ length: pages }, (_, index) => offsetOf(element, index, perPage));
    const next = nearest(offsets, element.scrollLeft);
    setCard((now) => (pageOfCard(now, count, perPage) === next ? now : next * perPage));
  }, [count, pages, perPage]);
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
