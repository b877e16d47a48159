import type { RouteObject } from 'react-router';
import { accessPages } from './access-pages.js';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { identificationPages } from './identification-pages.js';

/** The pages that visitors of the comparison do not load. */
export async function loadHubPages(): Promise<RouteObject[]> {
  const { debug } = await loadConfiguration();
  const debugPages = debug === true ? (await import('./debug-pages.js')).debugPages : [];
  return [...accessPages, ...identificationPages, ...debugPages];
}
