import type { RegisterStatus } from '@kontor/domain/transparency-register/transparency-register';
import type { RegisterDocuments } from '@kontor/api/register-document/register-document.schema';
import { type DocumentOrderState, registerDocumentLabels } from '@kontor/domain/register-document/register-document';
import type { StatusTone } from '../../ui/status/status-look.js';

/** Colour of a status of the transparency register. */
export const registerTones: Readonly<Record<RegisterStatus, StatusTone>> = {
  unknown: 'neutral',
  disabled: 'neutral',
  not_yet_ordered: 'neutral',
  busy: 'info',
  failed: 'danger',
  ready: 'success',
  error: 'danger',
};

const orderStateTexts: Readonly<Record<DocumentOrderState, string>> = {
  not_ordered: 'nicht bestellt',
  pending: 'bestellt, liegt noch nicht vor',
  ready: 'liegt vor',
  failed: 'Bestellung fehlgeschlagen',
  unknown: 'Stand unbekannt',
};

/** What a fetch brought, one line per document that is still missing. */
export function fetchedLines({ missing }: Pick<RegisterDocuments, 'missing'>): readonly string[] {
  if (missing.length === 0) return ['Alle Dokumente liegen vor.'];
  return missing.map(
    ({ documentType, state = 'unknown' }) => `${registerDocumentLabels[documentType]}: ${orderStateTexts[state]}`,
  );
}
