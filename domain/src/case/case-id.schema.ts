import * as z from 'zod';
import { type CaseId, isCaseId } from './case-id.js';

/** A case id that comes from outside. */
export const caseIdSchema = z.custom<CaseId>((value) => typeof value === 'string' && isCaseId(value));
