import { useEffect, useRef, type ReactNode } from 'react';

let visited = false;

/** The `h1` of a page: sets the document title and takes the focus after a navigation. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Bankzugang`;
  }, [title]);
  useEffect(() => {
    // After a page load the browser sets the focus.
    if (visited) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
