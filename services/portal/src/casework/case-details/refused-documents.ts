import * as z from 'zod';
import type { UploadedDocument } from '../../applicant/application/application.module.js';
import type { ProviderFinding } from '../../case/case-record/case-record.module.js';
import { type DetailItem, detailItem } from './detail-items.js';

const refusedSchema = z.looseObject({ documentId: z.string(), isTooLarge: z.boolean() });

/** A line for each document uploaded after the order that the banking provider refused; the bank has to send it itself. */
export function refusedDocuments(
  files: readonly Pick<UploadedDocument, 'documentId' | 'name'>[],
  findings: readonly Pick<ProviderFinding, 'kind' | 'content'>[],
): readonly DetailItem[] {
  const refused = findings.filter(({ kind }) => kind === 'refusedDocument');
  return refused.flatMap(({ content }) => {
    const { documentId, isTooLarge = false } = refusedSchema.safeParse(content).data ?? {};
    const file = files.find((one) => one.documentId === documentId);
    if (file === undefined) return [];
    const why = isTooLarge ? 'Die Dokumente sind zusammen zu groß.' : 'Das Dokument wurde abgelehnt.';
    const value = `${file.name}: ${why}`;
    return [
      detailItem({ name: `refusedDocument.${file.documentId}`, label: 'Vom Bankanbieter nicht angenommen', value }),
    ];
  });
}
