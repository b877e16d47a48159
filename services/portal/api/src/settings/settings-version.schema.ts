import * as z from 'zod';

/** The list's query: versions per page, the newest first. */
export const versionListQuerySchema = z.object({
  page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
  'items-per-page': z.coerce.number<string | number>().int().min(1).max(100).default(10),
});

/** A published version of the bank's configuration. */
export const settingsVersionSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('SettingsVersion'),
  number: z.number(),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** The person's name; null for what the system loaded, and for a removed account. */
  publishedBy: z.string().nullable(),
  /** The second person who confirmed it; null where none had to. The name is null for a removed account. */
  confirmedBy: z.object({ name: z.string().nullable() }).nullable(),
  reason: z.string(),
  /** The changed settings that the caller may read. */
  names: z.array(z.string()),
  /** How many others changed. */
  others: z.number(),
});
export type SettingsVersion = z.infer<typeof settingsVersionSchema>;

/** Without `to` the difference is that to the present. */
export const differenceQuerySchema = z.object({
  to: z.coerce.number<string | number>().int().min(1).optional(),
});

/** Null is a setting that is not stored, so that its default applies. */
const value = z.unknown();

/** What differs between two versions, setting by setting. */
export const settingsDifferenceSchema = z.object({
  from: z.number(),
  to: z.number(),
  changes: z.array(z.object({ name: z.string(), before: value, after: value })),
});
export type SettingsDifference = z.infer<typeof settingsDifferenceSchema>;

const missing = 'Bitte geben Sie einen Grund an.';

/** Why a version is published; the list of versions shows it. */
export const versionReasonSchema = z.string(missing).trim().min(1, missing).max(500);

/** Body of `POST /settings_versions/{number}/restore`. */
export const restoreVersionSchema = z.strictObject({ reason: versionReasonSchema });

/** The version that was published, with the settings that it changed. */
export const publishedVersionSchema = z.object({ version: z.number(), names: z.array(z.string()) });
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;
