import { ServiceFault } from '../bus/service-fault.js';

/** How an effect is found at its provider by our reference, and created there. */
export interface LookUp<T> {
  readonly find: () => Promise<T | null>;
  readonly create: () => Promise<T>;
  /** False where the effect cannot exist yet: then it is not looked up before it is created. Default true. */
  readonly mayExist?: boolean;
}

/**
 * Strategy "look up before repeat", for a provider that also recognises our idempotency key or reference: looks the
 * effect up, creates it if it is missing, and looks it up again when the answer to the creation was lost. It keeps no
 * record; two callers at the same time rely on the provider (else see claimed-look-up).
 * @throws what `create` threw, when the effect cannot be found after it.
 */
export async function onceByLookUp<T>({ mayExist = true, find, create }: LookUp<T>): Promise<T> {
  const existing = mayExist ? await find() : null;
  if (existing !== null) return existing;
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof ServiceFault) || !error.retryable) throw error;
    const late = await find().catch(() => null);
    if (late === null) throw error;
    return late;
  }
}
