import * as z from 'zod';
import { type DocumentId, isDocumentId } from './document-id.js';

/** A document id that comes from outside. */
export const documentIdSchema = z.custom<DocumentId>((value) => typeof value === 'string' && isDocumentId(value));
