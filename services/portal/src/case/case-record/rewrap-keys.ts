import { rewrapDataKey } from '@kontor/platform/crypto/case-keys';
import { SealBroken, type KeyRing } from '@kontor/platform/crypto/sealed-box';

/** The stored wrapped keys, by owner id. */
export interface WrappedKeys {
  /** Keys after this id, in the order of their ids; destroyed ones are left out. */
  page(after: string, limit: number): Promise<readonly { readonly id: string; readonly wrapped: Uint8Array }[]>;
  replace(id: string, wrapped: Uint8Array): Promise<void>;
}

export interface RewrapDeps {
  readonly keys: WrappedKeys;
  readonly masters: KeyRing;
  /** The owner that the key of this id is bound to. */
  readonly ownerOf: (id: string) => string;
}

export interface Rewrapped {
  readonly rewrapped: number;
  /** Keys that no master key opens; they are kept. */
  readonly broken: number;
  /** Start of the next batch; null after the last. */
  readonly next: string | null;
}

export type Rewrap = (after: string, limit: number) => Promise<Rewrapped>;

/** Wraps keys under the current master key, a batch at a time; repeatable. */
export function createRewrap({ keys, masters, ownerOf }: RewrapDeps): Rewrap {
  return async (after, limit) => {
    const page = await keys.page(after, limit);
    let [rewrapped, broken] = [0, 0];
    for (const { id, wrapped } of page) {
      const anew = rewrapOrNull(masters, wrapped, ownerOf(id));
      if (anew === 'broken') broken += 1;
      else if (anew !== null) {
        await keys.replace(id, anew);
        rewrapped += 1;
      }
    }
    return { rewrapped, broken, next: page.length < limit ? null : (page.at(-1)?.id ?? null) };
  };
}

function rewrapOrNull(masters: KeyRing, wrapped: Uint8Array, owner: string): Uint8Array | null | 'broken' {
  try {
    return rewrapDataKey(masters, wrapped, owner);
  } catch (error) {
    if (error instanceof SealBroken) return 'broken';
    throw error;
  }
}
