import { Router } from 'express';
import { createPublicJson } from '../../http/answer/public-json.js';
import { readConfiguration } from './read-configuration.js';
import type { Settings } from './settings.js';
import { translations } from './translations.js';

/** The bank's public data: configuration and texts (R1 §7). */
export function createSettingsRouter(settings: Settings, { debug }: { debug: boolean }): Router {
  const router = Router();
  const send = createPublicJson();
  // With its images it is the largest answer that each page waits for.
  router.get('/configuration', async (request, response) => {
    await send(request, response, await readConfiguration(settings, { debug }));
  });
  router.get('/translations/de.json', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=300').json(translations);
  });
  return router;
}
