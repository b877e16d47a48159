import { ServiceFault } from '@kontor/platform/bus/service-fault';

/**
 * Creates something at a provider at most once: looks it up first, and again when the answer to the creation was lost.
 * @throws what `create` threw, when nothing can be found after it.
 */
export async function createOnce<T>({
  find,
  create,
}: {
  find: () => Promise<T | null>;
  create: () => Promise<T>;
}): Promise<T> {
  const known = await find();
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
