import type { RouteObject } from 'react-router';
import { accessPages } from './access-pages.js';
import { loadConfiguration } from './configuration-client.js';
import { identificationPages } from './identification-pages.js';

/** Everything that is not for visitors of the comparison; they load none of it. */
export async function loadHubPages(): Promise<RouteObject[]> {
  const { debug } = await loadConfiguration();
  const debugPages = debug === true ? (await import('./debug-pages.js')).debugPages : [];
  return [...accessPages, ...identificationPages, ...debugPages];
}
