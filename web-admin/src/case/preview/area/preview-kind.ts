import { formatBytes } from '@kontor/domain/pricing/format';

export type PreviewKind = 'pdf' | 'image';

/** Largest file that the preview reads, in bytes: a larger one would hold the browser for too long. */
export const previewLimitBytes = 32_000_000;

const kindsByType: Readonly<Record<string, PreviewKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
};

const kindsByEnding: Readonly<Record<string, PreviewKind>> = { pdf: 'pdf', png: 'image', jpg: 'image', jpeg: 'image' };

/** Types that say nothing about the content. */
const unspecific = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** How a file is shown: by its MIME type, and by the ending of its name where the type says nothing; null for not at all. */
export function kindOf({ mimeType, name }: { readonly mimeType: string; readonly name: string }): PreviewKind | null {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!unspecific.has(type)) return Object.hasOwn(kindsByType, type) ? (kindsByType[type] ?? null) : null;
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(kindsByEnding, ending) ? (kindsByEnding[ending] ?? null) : null;
}

const download = 'Laden Sie die Datei herunter, um sie anzusehen.';

/** Why a file is not shown, in words for the clerk. */
export const notShown = {
  otherType: `Dateien dieses Typs zeigt die Vorschau nicht. ${download}`,
  empty: 'Die Datei ist leer.',
  encrypted: 'Die Datei ist mit einem Kennwort geschützt. Laden Sie sie herunter und öffnen Sie sie mit dem Kennwort.',
  broken: `Die Datei ist beschädigt oder unvollständig. ${download}`,
  slow: `Die Datei ist zu aufwendig für die Vorschau. ${download}`,
} as const;

/** Why a file of this size is not shown; undefined for one that is. */
export function sizeProblem(sizeBytes: number): string | undefined {
  if (sizeBytes === 0) return notShown.empty;
  if (sizeBytes <= previewLimitBytes) return undefined;
  const sizes = `${formatBytes(sizeBytes)}, höchstens ${formatBytes(previewLimitBytes)}`;
  return `Die Datei ist zu groß für die Vorschau (${sizes}). ${download}`;
}
