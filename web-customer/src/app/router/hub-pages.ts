import type { RouteObject } from 'react-router';
import type { startFrame as FrameStart } from '../frame/start-frame.js';
import { accessPages } from './access-pages.js';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { isFramed } from '../session/framed.js';
import { identificationPages } from './identification-pages.js';

const framedPages = () => import('./framed-pages.js');

/** Connects the page to the site in whose frame it is. */
export const startFrame = async (router: Parameters<typeof FrameStart>[0]): Promise<void> =>
  (await framedPages()).startFrame(router);

/** The pages that visitors of the comparison do not load. */
export async function loadPages(): Promise<RouteObject[]> {
  if (isFramed) return (await framedPages()).loadPages();
  const { debug } = await loadConfiguration();
  const debugPages = debug === true ? (await import('./debug-pages.js')).debugPages : [];
  return [...accessPages, ...identificationPages, ...debugPages];
}
