import { registerResyncMs } from '@kontor/domain/transparency-register/transparency-register';

interface Steps {
  readonly order: () => Promise<unknown>;
  readonly reread: () => Promise<unknown>;
}

/** Orders, waits and reads again; a failure is not shown, because the state that is read shows it (R3 §4.4, §8). */
export async function orderThenReread({ order, reread }: Steps): Promise<void> {
  await order().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, registerResyncMs));
  await reread().catch(() => undefined);
}
