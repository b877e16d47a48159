import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

const refused: readonly string[] = ['root-exists', 'name-taken', 'invalid-request'];

/** Lets the portal mail an invitation to a person with ROLE_ROOT. @throws UserError */
export async function inviteRoot(
  { cases }: Pick<CommandContext, 'cases'>,
  person: { readonly username: string; readonly firstName: string; readonly lastName: string },
): Promise<string> {
  try {
    await cases.inviteRoot(person);
    return 'invited; the link in the mail is valid for seven days';
  } catch (error) {
    if (error instanceof ServiceFault && refused.includes(error.code)) throw new UserError(error.message);
    throw error;
  }
}
