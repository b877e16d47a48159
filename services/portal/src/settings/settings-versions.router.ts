import {
  differenceQuerySchema,
  restoreVersionSchema,
  versionListQuerySchema,
} from '@kontor/api/settings/settings-version.schema';
import { etagOf, seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { answerPage } from './page-answer.js';
import { editorOf, readerOf } from './settings-edit.router.js';
import type { SettingsVersions } from './settings-versions.js';

const numberParams = z.object({ number: z.coerce.number().int() });

/** The versions of the configuration: list, difference, restore. */
export function createSettingsVersionsRouter(versions: SettingsVersions): Router {
  const router = Router();
  router.get('/settings_versions', async (request, response) => {
    const reader = readerOf(response);
    const { page, 'items-per-page': size } = parseQuery(versionListQuerySchema, request);
    const from = (page - 1) * size;
    const { rows, total } = await versions.list(reader, from, size);
    answerPage(request, response, { resource: 'settings_versions', rows, from, total });
  });
  router.get('/settings_versions/:number/difference', async (request, response) => {
    const reader = readerOf(response);
    const { number } = parseParams(numberParams, request);
    const { to } = parseQuery(differenceQuerySchema, request);
    response.set('Cache-Control', 'no-store').json(await versions.difference(reader, number, to));
  });
  router.post('/settings_versions/:number/restore', async (request, response) => {
    const editor = editorOf(response);
    const { number } = parseParams(numberParams, request);
    const { reason = '' } = parseBody(restoreVersionSchema, request);
    const seen = seenVersion(request.get('if-match'));
    const published = await versions.restore(editor, { number, reason, seen });
    response.set('ETag', etagOf(published.version)).json(published);
  });
  return router;
}
