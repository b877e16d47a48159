import * as z from 'zod';

export const messageParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) });
