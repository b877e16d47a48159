import type { Concept, PortalDeps } from '../portal-deps.js';
import type { SessionDeps } from '../session/session.module.js';
import { seedDemoStaff } from './demo-staff.js';
import { refuseDemoStaff } from './refuse-demo-staff.js';
import { createStaffAccountResponder } from './staff-account.responder.js';
import { createStaffAccountRouter } from './staff-account.router.js';

/** Invitations and passwords of staff. */
export function createStaffAccount({ config, mongo, logger }: PortalDeps, session: SessionDeps): Concept {
  mongo.portal.onConnected(async () => {
    if (config.DEMO_STAFF) await seedDemoStaff({ ...session, logger });
    if (config.KONTOR_PROFILE === 'production') await refuseDemoStaff(session, logger);
  });
  return { router: createStaffAccountRouter(session), handlers: createStaffAccountResponder(session) };
}
