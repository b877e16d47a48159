import * as z from 'zod';
import { isPersonId, type PersonId } from './person-id.js';

/** A person id that comes from outside. */
export const personIdSchema = z.custom<PersonId>((value) => typeof value === 'string' && isPersonId(value));
