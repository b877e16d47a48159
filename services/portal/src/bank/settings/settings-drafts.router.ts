import { changedDraftSchema, publicationSchema } from '@kontor/api/settings/settings-draft.schema';
import { draftNameSchema, draftSettings, type DraftName } from '@kontor/domain/settings/settings-draft.schema';
import { etagOf, seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams } from '@kontor/platform/http/validate';
import { Router, type Request } from 'express';
import * as z from 'zod';
import { answerPublished } from './answer-published.js';
import { settingTextSchema } from './setting-text.js';
import { editorOf } from './settings-editor.js';
import type { SettingsDrafts } from './settings-drafts.js';

const nameParams = z.object({ name: draftNameSchema });

/** Drafts of pages of the configuration, and their publication. */
export function createSettingsDraftsRouter(drafts: SettingsDrafts): Router {
  const router = Router();
  router.get('/settings_drafts', async (_request, response) => {
    editorOf(response);
    response.set('Cache-Control', 'no-store').json(await drafts.list());
  });
  router.get('/settings_drafts/:name', async (request, response) => {
    editorOf(response);
    const draft = await drafts.read(nameOf(request));
    response.set('ETag', etagOf(draft.revision)).set('Cache-Control', 'no-store').json(draft);
  });
  router.put('/settings_drafts/:name', async (request, response) => {
    const { accountId } = editorOf(response).session;
    const name = nameOf(request);
    const { values: given, basedOn } = parseBody(changedDraftSchema, request);
    const { values } = z.object({ values: valuesSchema(name) }).parse({ values: given });
    const seen = seenVersion(request.get('if-match'));
    const change = { name, values: new Map(Object.entries(values)), basedOn, accountId, seen };
    const draft = await drafts.save(change);
    response.set('ETag', etagOf(draft.revision)).json(draft);
  });
  router.delete('/settings_drafts/:name', async (request, response) => {
    editorOf(response);
    await drafts.discard(nameOf(request), seenVersion(request.get('if-match')));
    response.status(204).end();
  });
  router.post('/settings_versions', async (request, response) => {
    const { session } = editorOf(response);
    const publication = parseBody(publicationSchema, request);
    const published = await drafts.publish({ ...publication, session });
    answerPublished(response, published);
  });
  return router;
}

function nameOf(request: Request): DraftName {
  return parseParams(nameParams, request).name;
}

// A missing value is refused before its schema would replace it by a default.
const given = z.custom<unknown>((value) => value !== undefined, 'Dieser Wert sollte nicht leer sein.');

/** JSON texts of the page's settings, all of them, and no other. */
function valuesSchema(name: DraftName) {
  const texts = draftSettings[name].map((setting) => [setting, given.pipe(settingTextSchema(setting))] as const);
  return z.strictObject(Object.fromEntries(texts));
}
