import * as z from 'zod';

/** How a provider was asked: the name of its field and our reference in it. */
export interface AskedReference {
  readonly name: string;
  readonly reference: string;
}

/**
 * The answer of a look-up by our reference. An item that names another one makes it unusable: a provider that did not
 * apply the filter would hand us what belongs to somebody else.
 */
export function itemsWithReference<S extends z.ZodType>(item: S, { name, reference }: AskedReference) {
  const isForeign = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name) && Reflect.get(value, name) !== reference;
  const checked = z.preprocess((value, context) => {
    if (isForeign(value)) context.addIssue({ code: 'custom', path: [name], message: 'another reference' });
    return value;
  }, item);
  return z.object({ items: z.array(checked) });
}
