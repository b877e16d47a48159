import {
  differenceQuerySchema,
  restoreVersionSchema,
  versionListQuerySchema,
} from '@kontor/api/settings/settings-version.schema';
import { seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router } from 'express';
import * as z from 'zod';
import { answerPublished } from './answer-published.js';
import { answerPage } from '../../http/answer/page-answer.js';
import { editorOf, readerOf } from './settings-editor.js';
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
    const { reason } = parseBody(restoreVersionSchema, request);
    const seen = seenVersion(request.get('if-match'));
    const published = await versions.restore(editor, { number, reason, seen });
    answerPublished(response, published);
  });
  return router;
}
