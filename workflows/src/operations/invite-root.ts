import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

const refused: readonly string[] = ['root-exists', 'name-taken', 'invalid-request'];

/** Has the portal mail an invitation to somebody who may do everything. @throws Refusal */
export async function inviteRoot(
  { cases }: Pick<Desk, 'cases'>,
  person: { readonly username: string; readonly firstName: string; readonly lastName: string },
): Promise<string> {
  try {
    await cases.inviteRoot(person);
    return 'invited; the link of the mail lives for seven days';
  } catch (error) {
    if (error instanceof ServiceFault && refused.includes(error.code)) throw new Refusal(error.message);
    throw error;
  }
}
