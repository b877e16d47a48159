import { createStaffUserSchema } from '@kontor/domain/staff/staff.schema';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { AccessDeps } from './access-deps.js';
import { inviteRoot } from './first-root.js';

const refusals = {
  'root-exists': 'Somebody who may do everything can log in already, and invites the others',
  'name-taken': 'This address belongs to another account',
} as const;

/** What the command line of operations asks about access. */
export function createAccessResponder(deps: AccessDeps): Pick<ServiceHandlers<typeof CasesService>, 'inviteRoot'> {
  return {
    inviteRoot: async ({ username, firstName, lastName }) => {
      const { strictEmailValidation } = await deps.rules();
      const person = { username, salutation: 'NO_SALUTATION', firstName, lastName };
      const parsed = createStaffUserSchema(strictEmailValidation).safeParse(person);
      if (!parsed.success)
        throw new ServiceFault('invalid-request', 'An e-mail address, first and last name are needed');
      const { roles: _others, email: _same, ...root } = parsed.data;
      const outcome = await inviteRoot(deps, root);
      if (outcome !== 'invited') throw new ServiceFault(outcome, refusals[outcome]);
      return {};
    },
  };
}
