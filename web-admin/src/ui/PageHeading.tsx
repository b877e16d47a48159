import { useEffect, useRef, type ReactNode } from 'react';

let visited = false;

/** The one `h1` of a page: names the window, and takes the focus when somebody came here from another page. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Bankzugang`;
  }, [title]);
  useEffect(() => {
    // The first page keeps the browser's own starting point.
    if (visited) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
