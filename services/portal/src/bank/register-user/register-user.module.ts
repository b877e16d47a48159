import { CompanyCheckService } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { Settings } from '../settings/settings.module.js';
import { createRegisterUserRouter } from './register-user.router.js';

/** The bank's user at the transparency register. */
export function createRegisterUsers({ bus }: Pick<PortalDeps, 'bus'>, settings: Settings): Concept {
  return { router: createRegisterUserRouter({ companyCheck: bus.client(CompanyCheckService), settings }) };
}
