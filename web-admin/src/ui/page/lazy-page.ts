import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A page whose files load when it is drawn, or before that by `load`. */
export type LazyPage = LazyExoticComponent<ComponentType> & { readonly load: () => Promise<unknown> };

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  );
}
