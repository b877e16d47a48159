import type { Page } from 'playwright-core';
import type { Stage } from './stage.js';

/** One state of one page as somebody sees it; the list of all scenes is what is checked and photographed. */
export interface Scene {
  readonly app: 'web-customer' | 'web-admin';
  /** Page and state as file names: `antrag`, `fehler`. */
  readonly page: string;
  readonly state: string;
  /** Goes there and waits until the state can be seen. */
  readonly open: (stage: Stage) => Promise<Page>;
}

/** The name of a scene: `web-customer/antrag-fehler`. */
export function nameOf({ app, page, state }: Scene): string {
  return `${app}/${page}-${state}`;
}
