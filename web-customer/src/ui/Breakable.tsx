import { Fragment } from 'react';

/** Text that may wrap after a slash; browsers do not break "Firmenname/Unternehmensbezeichnung" there. */
export function Breakable({ children }: { readonly children: string }) {
  return children.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
