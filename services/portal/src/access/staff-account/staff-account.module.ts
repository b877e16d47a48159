import { Router } from 'express';
import type { ActingConcept, ApprovalGate } from '../approval/approval.module.js';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import type { SessionDeps } from '../session/session.module.js';
import { seedDemoStaff } from './demo-staff.js';
import { refuseDemoStaff } from './refuse-demo-staff.js';
import { type OwnedCases, releaseCases } from './release-cases.js';
import { createResetAct } from './reset-factors.js';
import { createRoleAct } from './role-act.js';
import { createStaffAccountResponder } from './staff-account.responder.js';
import { createStaffAccountRouter } from './staff-account.router.js';
import { createStaffStepRouter } from './staff-step.router.js';
import { createStaffUserRouter } from './staff-user.router.js';

const pollMs = 15_000;

/** The user administration: accounts, invitations and passwords of staff. */
export function createStaffAccount(
  { config, mongo, logger }: PortalDeps,
  session: SessionDeps,
  { cases, gate }: { readonly cases: OwnedCases; readonly gate: ApprovalGate },
): ActingConcept {
  mongo.portal.onConnected(async () => {
    if (config.DEMO_STAFF) await seedDemoStaff({ ...session, logger });
    if (config.KONTOR_PROFILE === 'production') await refuseDemoStaff(session, logger);
  });
  const poller = createPoller({
    name: 'cases of suspended staff',
    everyMs: pollMs,
    logger,
    run: () => releaseCases({ ...session, cases, logger }),
  });
  return {
    router: Router().use(
      createStaffAccountRouter(session),
      createStaffUserRouter(session, gate),
      createStaffStepRouter({ ...session, onSuspended: poller.wake, gate }),
    ),
    acts: { roles: createRoleAct(session), factors: createResetAct(session) },
    handlers: createStaffAccountResponder(session),
    start: poller.start,
  };
}
