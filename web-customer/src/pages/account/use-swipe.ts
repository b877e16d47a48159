import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { pageAfterSwipe } from './carousel-position.js';
import type { Carousel } from './use-carousel.js';

interface Grip {
  readonly x: number;
  readonly scrollLeft: number;
  readonly page: number;
  moved: boolean;
}

/** From this distance, px, a press is a drag and not a click. */
const clickTolerance = 8;

/** Moves the cards with the pointer after that distance. */
function drag(list: HTMLElement, grip: Grip, event: PointerEvent): void {
  const way = event.clientX - grip.x;
  if (!grip.moved && Math.abs(way) <= clickTolerance) return;
  if (!grip.moved) {
    grip.moved = true;
    list.setPointerCapture(event.pointerId);
    list.dataset['dragging'] = 'true';
  }
  list.scrollLeft = grip.scrollLeft - way;
}

/** Lets touch and mouse drag the cards; 50 px change the page, a shorter drag snaps back. */
export function useSwipe({ list, page, pages, go }: Pick<Carousel, 'list' | 'page' | 'pages' | 'go'>) {
  const grip = useRef<Grip | null>(null);
  const dragged = useRef(false);

  const release = (event: PointerEvent, turn: boolean): void => {
    const { current: held } = grip;
    grip.current = null;
    if (held === null || !held.moved || list.current === null) return;
    dragged.current = true;
    delete list.current.dataset['dragging'];
    go(turn ? pageAfterSwipe(held.page, event.clientX - held.x, pages) : held.page);
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      dragged.current = false;
      if (event.button !== 0 || list.current === null || pages < 2) return;
      grip.current = { x: event.clientX, scrollLeft: list.current.scrollLeft, page, moved: false };
    },
    onPointerMove: (event: PointerEvent): void => {
      if (grip.current !== null && list.current !== null) drag(list.current, grip.current, event);
    },
    onPointerUp: (event: PointerEvent) => release(event, true),
    onPointerCancel: (event: PointerEvent) => release(event, false),
    // The click that ends a drag must not open a link.
    onClickCapture: (event: MouseEvent): void => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
