import * as z from 'zod';

/** A parameter of a query that holds JSON, as react-admin's simple-rest provider sends it; `longest` in characters. */
export function jsonParameter<S extends z.ZodType>(schema: S, longest: number) {
  return z
    .string()
    .max(longest)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'Kein gültiges JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
