import { draftNameSchema as name } from '@kontor/domain/settings/settings-draft.schema';
import * as z from 'zod';
import { versionReasonSchema } from './settings-version.schema.js';

/** A prepared change of the settings of a page, which nobody but administrators sees. */
export const settingsDraftSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('SettingsDraft'),
  name,
  values: z.record(z.string(), z.unknown()),
  /** The version of the configuration on which the change is based. */
  basedOn: z.number(),
  /** One of its settings was changed since. */
  isOutdated: z.boolean(),
  /** ISO 8601. */
  savedAt: z.string(),
  /** The person's name; null for a removed account. */
  savedBy: z.string().nullable(),
  /** Grows by one each time the draft is saved; never that of an earlier draft of the page. */
  revision: z.number(),
});
export type SettingsDraft = z.infer<typeof settingsDraftSchema>;

/** Body of `PUT /settings_drafts/{name}`: values of settings of that page only. */
export const changedDraftSchema = z.strictObject({
  values: z.record(z.string().max(100), z.unknown()),
  basedOn: z.int().min(0),
});

/** Body of `POST /settings_versions`. */
export const publicationSchema = z.strictObject({
  names: z.array(name).min(1).max(10),
  /** The revisions of the drafts that the person has seen; a draft without one is published as it is. */
  revisions: z.partialRecord(name, z.int()).default({}),
  reason: versionReasonSchema,
});
