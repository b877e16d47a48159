import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import { changedDraftSchema, publicationSchema, settingsDraftSchema } from './settings-draft.schema.js';
import { publishedVersionSchema } from './settings-version.schema.js';

const tag = 'Einstellungen';

export const listSettingsDrafts = defineRoute({
  method: 'GET',
  path: '/settings_drafts',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'The drafts of settings that exist.',
  answers: { 200: z.array(settingsDraftSchema) },
});

export const getSettingsDraft = defineRoute({
  method: 'GET',
  path: '/settings_drafts/{name}',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'The draft of a page of the configuration.',
  answers: { 200: settingsDraftSchema },
});

export const changeSettingsDraft = defineRoute({
  method: 'PUT',
  path: '/settings_drafts/{name}',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Saves the draft of a page; with `If-Match` only over that revision, 0 for none.',
  body: changedDraftSchema,
  answers: { 200: settingsDraftSchema },
  problems: [412, 413],
});

export const removeSettingsDraft = defineRoute({
  method: 'DELETE',
  path: '/settings_drafts/{name}',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Discards a draft; with `If-Match` only that revision.',
  answers: { 204: 'empty' },
  problems: [412],
});

export const publishSettingsDrafts = defineRoute({
  method: 'POST',
  path: '/settings_versions',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Publishes drafts together as one version, unless one of their settings was changed since.',
  body: publicationSchema,
  approval: true,
  answers: { 200: publishedVersionSchema },
  problems: [404, 412, 413],
});
