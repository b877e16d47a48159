import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element inside its padding, CSS pixels; 0 before it is in the page. */
export function useContentWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      setWidth(Math.floor(current.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
