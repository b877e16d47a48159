import { Router } from 'express';
import { readConfiguration } from './read-configuration.js';
import type { Settings } from './settings.js';
import { translations } from './translations.js';

/** The bank's public data: configuration and texts (R1 §7). */
export function createSettingsRouter(settings: Settings, { debug }: { debug: boolean }): Router {
  const router = Router();
  router.get('/configuration', async (_request, response) => {
    response.json(await readConfiguration(settings, { debug }));
  });
  router.get('/translations/de.json', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=300').json(translations);
  });
  return router;
}
