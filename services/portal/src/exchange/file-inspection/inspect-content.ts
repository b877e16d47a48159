import type { ContentToInspect, InspectedFile } from './file-inspection.js';

/** Parses a file by its type. Runs in the worker, which loads only the parser that it needs. */
export async function inspectContent(file: ContentToInspect): Promise<InspectedFile> {
  if (file.mimeType !== 'application/pdf') return (await import('./inspect-picture.js')).inspectPicture(file);
  const reason = await (await import('./pdf/inspect-pdf.js')).refusalOfPdf(file.content);
  return reason === undefined ? { outcome: 'kept' } : { outcome: 'refused', reason };
}
