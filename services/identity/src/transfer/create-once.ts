import { ServiceFault } from '@kontor/platform/bus/service-fault';

interface Creation<T> {
  /** False where it cannot exist yet: then it is not looked up before it is created. */
  readonly mayExist: boolean;
  readonly find: () => Promise<T | null>;
  readonly create: () => Promise<T>;
}

/**
 * Creates something at a provider at most once: looks it up first, and again when the answer to the creation was lost.
 * @throws what `create` threw, when nothing can be found after it.
 */
export async function createOnce<T>({ mayExist, find, create }: Creation<T>): Promise<T> {
  const known = mayExist ? await find() : null;
  if (known !== null) return known;
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof ServiceFault) || !error.retryable) throw error;
    const late = await find().catch(() => null);
    if (late === null) throw error;
    return late;
  }
}
