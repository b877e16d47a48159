import {
  changedSettingSchema,
  newSettingSchema,
  settingListQuerySchema,
  settingsBatchSchema,
} from '@kontor/api/settings/settings.schema';
import { etagOf, seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { answerAsked } from '../../access/approval/approval.module.js';
import { answerPage } from '../../http/answer/page-answer.js';
import {
  type Changed,
  changeSetting,
  changeSettings,
  type ChangeSettingsDeps,
  createSetting,
  removeSetting,
} from './change-settings.js';
import { listSettings } from './list-settings.js';
import { noteChanges } from './note-changes.js';
import { readSetting, requireRight } from './read-settings.js';
import { editorOf, readerOf } from './settings-editor.js';

const nameParams = z.object({ name: z.string().max(100) });

/** Reads and changes settings; every change is a new version (R3 §2.8, §2.10, §7). */
export function createSettingsEditRouter(deps: ChangeSettingsDeps): Router {
  const router = Router();
  addReads(router, deps);
  addSingleWrites(router, deps);
  router.put('/settings', async (request, response) => {
    const editor = editorOf(response);
    const { values, reason = '' } = parseBody(settingsBatchSchema, request);
    for (const name of Object.keys(values)) requireRight(editor, name);
    const changed = await changeSettings(deps, editor.session, { values, reason, seen: seenOf(request) });
    if (changed.kind === 'asked') return answerAsked(response, changed.approvalId);
    const { version, settings } = changed;
    noteChanges(response, changed.changes);
    response.set('ETag', etagOf(version)).json({ version, settings });
  });
  return router;
}

function addReads(router: Router, deps: ChangeSettingsDeps): void {
  router.get('/settings', async (request, response) => {
    const reader = readerOf(response);
    const { version, ...page } = await listSettings(deps, reader, parseQuery(settingListQuerySchema, request));
    response.set('ETag', etagOf(version));
    answerPage(request, response, { resource: 'settings', ...page });
  });
  router.get('/settings/:name', async (request, response) => {
    const reader = readerOf(response);
    const setting = await readSetting(deps, reader, parseParams(nameParams, request).name);
    response.set('ETag', etagOf(setting.version)).json(setting);
  });
}

function addSingleWrites(router: Router, deps: ChangeSettingsDeps): void {
  router.post('/settings', async (request, response) => {
    const editor = editorOf(response);
    const { name, value } = parseBody(newSettingSchema, request);
    requireRight(editor, name);
    answerChanged(response, await createSetting(deps, editor.session, { name, value, seen: seenOf(request) }), 201);
  });
  router.put('/settings/:name', async (request, response) => {
    const editor = editorOf(response);
    const { name } = parseParams(nameParams, request);
    requireRight(editor, name);
    const { value } = parseBody(changedSettingSchema.extend({ name: z.literal(name) }), request);
    answerChanged(response, await changeSetting(deps, editor.session, { name, value, seen: seenOf(request) }), 200);
  });
  router.delete('/settings/:name', async (request, response) => {
    const editor = editorOf(response);
    const { name } = parseParams(nameParams, request);
    requireRight(editor, name);
    const removed = await removeSetting(deps, editor.session, { name, seen: seenOf(request) });
    if (removed.kind === 'asked') return answerAsked(response, removed.approvalId);
    noteChanges(response, removed.changes);
    response.status(204).end();
  });
}

/** What the client has seen; null without `If-Match`. */
const seenOf = (request: Request): number | null => seenVersion(request.get('if-match'));

function answerChanged(response: Response, changed: Changed, status: 200 | 201): void {
  if (changed.kind === 'asked') return answerAsked(response, changed.approvalId);
  noteChanges(response, changed.changes);
  response.status(status).set('ETag', etagOf(changed.setting.version)).json(changed.setting);
}
