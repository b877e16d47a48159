import { InvalidId, type Branded } from '../id/branded.js';

/** The id of a file of a case: a document of the customer, a contract of the bank, or an attachment. */
export type DocumentId = Branded<'DocumentId'>;

const form = /^[\w-]{1,40}$/;

/** Whether a text has the form of a document's id. */
export function isDocumentId(value: string): value is DocumentId {
  return form.test(value);
}

/** The id in a text. @throws InvalidId when it has not the form of one */
export function documentIdOf(value: string): DocumentId {
  if (!isDocumentId(value)) throw new InvalidId('DocumentId');
  return value;
}
