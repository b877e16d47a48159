import type { DataRouter } from 'react-router';

let settled: string | undefined;
let moving = true;

/** Keeps track of which page is shown, for those who decide about the next one. */
export function followPage(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const note = ({ initialized, navigation, location }: DataRouter['state']): void => {
    moving = !initialized || navigation.state !== 'idle';
    if (!moving) settled = location.pathname + location.search;
  };
  note(router.state);
  router.subscribe(note);
}

/** The address of the page that is shown; undefined before there is one. */
export const shownPage = (): string | undefined => settled;

/** Whether the page that is shown is only looked at anew, and nobody is on the way to another one. */
export const isLookingAgain = (): boolean => !moving;
