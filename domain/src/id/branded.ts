declare const kind: unique symbol;

/** A text that passed the constructor of its kind; a plain text or another kind does not fit where it is wanted. */
export type Branded<K extends string> = string & { readonly [kind]: K };

/** A text that is no id of its kind; the message does not repeat it. */
export class InvalidId extends Error {
  override readonly name = 'InvalidId';

  constructor(readonly kind: string) {
    super(`This is no ${kind}`);
  }
}
