import type { DataRouter } from 'react-router';

let settled: string | undefined;
let moving = true;

/** Follows the router to know the current page. */
export function trackCurrentPage(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const note = ({ initialized, navigation, location }: DataRouter['state']): void => {
    moving = !initialized || navigation.state !== 'idle';
    if (!moving) settled = location.pathname + location.search;
  };
  note(router.state);
  router.subscribe(note);
}

/** The address of the page that is shown; undefined before there is one. */
export const currentPage = (): string | undefined => settled;

/** Whether the loaders run without a navigation. */
export const isRevalidating = (): boolean => !moving;
