import { createStaffUserSchema } from '@kontor/domain/staff/staff.schema';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { AccountDeps } from '../account/account.module.js';
import { inviteRoot } from './invite-root.js';

const refusals = {
  'root-exists': 'An active account with ROLE_ROOT exists; it can invite the others',
  'name-taken': 'This address belongs to another account',
} as const;

export function createStaffAccountResponder(
  deps: AccountDeps,
): Pick<ServiceHandlers<typeof CasesService>, 'inviteRoot'> {
  return {
    inviteRoot: async ({ username, firstName, lastName }) => {
      const { strictEmailValidation } = await deps.rules();
      const person = { username, salutation: 'NO_SALUTATION', firstName, lastName };
      const parsed = createStaffUserSchema(strictEmailValidation).safeParse(person);
      if (!parsed.success)
        throw new ServiceFault('invalid-request', 'An e-mail address, first and last name are needed');
      const { roles: _roles, email: _email, ...root } = parsed.data;
      const outcome = await inviteRoot(deps, root);
      if (outcome !== 'invited') throw new ServiceFault(outcome, refusals[outcome]);
      return {};
    },
  };
}
