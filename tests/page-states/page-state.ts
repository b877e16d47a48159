import type { Page } from 'playwright-core';
import type { PageEnvironment } from './page-environment.js';

/** One state of one page; the list of all page states is checked and photographed. */
export interface PageState {
  readonly app: 'web-customer' | 'web-admin';
  /** Page and state as file names: `antrag`, `fehler`. */
  readonly page: string;
  readonly state: string;
  /** Opens it and waits until the state is visible. */
  readonly open: (environment: PageEnvironment) => Promise<Page>;
}

/** The name of a state: `web-customer/antrag-fehler`. */
export function nameOf({ app, page, state }: PageState): string {
  return `${app}/${page}-${state}`;
}
