import { registerResyncMs, type RegisterStatus } from '@kontor/domain/transparency-register/transparency-register';
import type { RegisterDocuments } from '@kontor/api/register-document/register-document.schema';
import type { DocumentOrderState } from '@kontor/domain/register-document/register-document';
import { registerFiles } from '../case-file/case-file.js';
import { done, type Outcome } from '../case-action/outcome.js';
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

/** What is true now of a document that the case does not have. */
export const orderStateTexts: Readonly<Record<DocumentOrderState, string>> = {
  not_ordered: 'noch nicht bestellt',
  pending: 'bestellt, liegt noch nicht vor',
  ready: 'liegt beim Register bereit, noch nicht abgerufen',
  failed: 'Bestellung fehlgeschlagen; der Abruf bestellt erneut',
  unknown: 'Stand zurzeit nicht bekannt',
};

/** Whether an order would do anything: what is ordered is not ordered again. */
export const isOrderOpen = (missing: RegisterDocuments['missing']): boolean =>
  missing.some(({ state = 'unknown' }) => state !== 'pending' && state !== 'ready');

/** Until when the documents are read again by themselves, ms; false where nothing can change without an act. */
export function rereadAfter(missing: RegisterDocuments['missing']): number | false {
  const isWaiting = missing.some(({ state }) => state === 'pending' || state === 'unknown');
  return isWaiting ? registerResyncMs : false;
}

/** What a fetch brought. What is still missing changes later, so only the list of the documents shows it. */
export function fetchedOutcome(
  before: Pick<RegisterDocuments, 'documents'> | undefined,
  { documents, missing }: RegisterDocuments,
): Outcome {
  const known = new Set((before?.documents ?? []).map(({ id }) => id));
  const added = registerFiles(documents.filter(({ id }) => !known.has(id))).map(({ name }) => name);
  const rest = missing.length === 0 ? [] : ['Was noch fehlt, steht mit seinem Stand unter „Registerdokumente“.'];
  if (added.length > 0) return done('Registerdokumente abgerufen', ...added, ...rest);
  return { tone: 'info', title: 'Kein neues Registerdokument', lines: rest };
}
