import { Clerk } from '../support/clerk.js';

/** Changes a setting of the bank; every instance uses it within seconds. */
export async function storeSetting(name: string, value: unknown): Promise<void> {
  const support = await Clerk.login('ROLE_ROOT');
  await support.done('PUT', `/settings/${name}`, { body: { name, value } });
}
