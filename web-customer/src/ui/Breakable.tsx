import { Fragment } from 'react';

/** Words that may go on in a new line after a slash; browsers break "Firmenname/Unternehmensbezeichnung" nowhere else. */
export function Breakable({ children }: { readonly children: string }) {
  return children.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
