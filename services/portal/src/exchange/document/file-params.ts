import { documentIdSchema } from '@kontor/domain/document/document-id.schema';
import * as z from 'zod';

/** The id of a file in a path; anything else is an unknown file. */
export const fileParams = z.object({ id: documentIdSchema });
