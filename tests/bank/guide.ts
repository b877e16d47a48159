let isBroken = false;

/** A step of the guide. Each needs those before it, so that nothing is waited for after one that failed. */
export function step(work: () => Promise<void>): () => Promise<void> {
  return async () => {
    if (isBroken) throw new Error('A step before this one failed');
    isBroken = true;
    await work();
    isBroken = false;
  };
}
