import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Below the head of the back office, px. */
const pinnedAt = 64;

/**
 * The place of the action card: it measures where it starts, so that it ends with the window before it is pinned too,
 * and its foot, so that nothing that has the focus is below it.
 */
export function PinnedPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void => {
      const top = Math.max(pinnedAt, Math.round(current.getBoundingClientRect().top));
      current.style.setProperty('--card-top', `${top}px`);
      const acts = current.querySelector<HTMLElement>('.acts')?.offsetHeight ?? 0;
      current.style.setProperty('--acts-height', `${acts}px`);
    };
    measure();
    // What is above it changes its height with the case.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    for (const acts of current.querySelectorAll('.acts')) observer.observe(acts);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return (
    <div className="act" ref={place}>
      {children}
    </div>
  );
}
