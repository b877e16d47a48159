import { personIdOf } from '@kontor/domain/person/person-id';
import { documentIdOf } from '@kontor/domain/document/document-id';
import { refusedDocuments } from './refused-documents.js';

const file = (id: string, name: string) => ({ documentId: documentIdOf(id), name });
const finding = (documentId: string, isTooLarge: boolean) => ({
  ...{ ref: documentId, kind: 'refusedDocument' as const, personId: null, recordedAt: 0 },
  content: { documentId, isTooLarge },
});

it('names each document that the banking provider refused, and why', () => {
  const files = [file('d1', 'gmbh.pdf'), file('d2', 'liste.pdf'), file('d3', 'ok.pdf')];
  const other = { ...finding('d3', true), kind: 'identityCheck' as const, personId: personIdOf('p1') };
  expect(refusedDocuments(files, [finding('d1', true), finding('d2', false), finding('gone', true), other])).toEqual([
    expect.objectContaining({
      label: 'Vom Bankanbieter nicht angenommen',
      consolidatedValue: 'gmbh.pdf: Die Dokumente sind zusammen zu groß.',
    }),
    expect.objectContaining({ consolidatedValue: 'liste.pdf: Das Dokument wurde abgelehnt.' }),
  ]);
});
