import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
}

/** A way to another page of the app. The router's own link brings along what only its framework needs. */
export function Link({ to, onClick, target, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? {} : { target });
  return (
    <a
      {...props}
      {...(target === undefined ? {} : { target })}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
