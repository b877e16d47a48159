import { normaliseEmail } from '@kontor/domain/person/email';
import { createHealth } from '@kontor/platform/health/health';
import { listen } from '@kontor/platform/http/http-server';
import type { Logger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { accountNameOf } from './access/account/account.module.js';
import { type ActingConcept, type ApprovedActs, createApprovals } from './access/approval/approval.module.js';
import { createIdempotencyConcept } from './access/idempotency/idempotency.module.js';
import { type SessionModule } from './access/session/session.module.js';
import { createMyAccess } from './access/my-access/my-access.module.js';
import { createWindowCode } from './access/window-code/window-code.module.js';
import { createStaffAccount } from './access/staff-account/staff-account.module.js';
import { createApplicationConcept } from './applicant/application/application.module.js';
import { createCompanySearch } from './applicant/company-search/company-search.module.js';
import { createOwnPerson } from './applicant/own-person/own-person.module.js';
import { createPerson, type PersonToMail } from './applicant/person/person.module.js';
import { createFaq } from './bank/faq/faq.module.js';
import { createRegisterUsers } from './bank/register-user/register-user.module.js';
import { createBankOfPages } from './bank/settings/settings.module.js';
import { createOwnedCases, createOwnerNaming, createTemporalAccess } from './case/case-process/case-process.module.js';
import { createCaseRecordConcept } from './case/case-record/case-record.module.js';
import { createCasework } from './casework/casework.js';
import { createRecordApproval } from './evidence/audit/audit.module.js';
import { createEvidence } from './evidence/evidence.js';
import { createLive } from './exchange/live/live.module.js';
import { createMessages } from './exchange/message/message.module.js';
import { createRegisterDocuments } from './exchange/register-document/register-document.module.js';
import { createReplyTemplates } from './exchange/reply-template/reply-template.module.js';
import { createApp, handlersOf, openEngines, startConcepts } from './http/app/app.module.js';
import type { PortalConfig } from './http/concept/portal-config.js';
import type { Concept, PortalDeps } from './http/concept/portal-deps.js';
import { type Cores, createCores, createLogins, type Logins } from './portal-logins.js';

interface PortalOptions {
  readonly config: PortalConfig;
  readonly logger: Logger;
}

/**
 * Connects, wires and listens; missing engines are awaited in the background. Returns the function that stops
 * everything in order.
 */
export async function startPortal({ config, logger }: PortalOptions): Promise<() => Promise<void>> {
  const metrics = createMetrics('portal');
  const engines = openEngines({ config, logger, metrics });
  const temporal = createTemporalAccess(config);
  const deps: PortalDeps = { config, logger, metrics, ...engines, temporal: temporal.client, now: Date.now };
  const checks = { ...engines.checks, temporal: () => temporal.ping() };
  const parts = createConcepts(deps);
  deps.bus.serve(CasesService, handlersOf(parts.all));
  const stopConcepts = startConcepts(deps, parts.all);
  const health = await createHealth({ host: config.HOST, port: config.HEALTH_PORT, metrics, logger, checks });
  const http = await listen(createApp(deps, parts), { host: config.HOST, port: config.KONTOR_PORT });
  logger.info({ port: http.port }, 'listening');
  return async () => {
    health.stopping();
    // Concurrently, because open event streams end only when their concept closes them.
    await Promise.all([http.close(3000), stopConcepts()]);
    await engines.bus.drain();
    await temporal.close();
    await engines.close();
    await health.close();
  };
}

/** Wires the concepts of the portal, the lowest part first. */
export function createConcepts(deps: PortalDeps) {
  const cores = createCores(deps);
  const logins = createLogins(cores);
  const acting = createActing(cores, logins);
  const { session, registration, audit } = logins;
  const idempotency = createIdempotencyConcept(deps);
  return {
    guards: [
      ...[audit.refusals, session.authenticate, logins.coSigners.guard],
      ...[audit.requests, idempotency, registration.consentGuard],
    ],
    bankOfPages: createBankOfPages(cores.settings),
    all: acting.all,
  };
}

/** All concepts, with the approvals, which carry out what the other ones do. */
function createActing(cores: Cores, logins: Logins) {
  const { deps, core, files, settings, bank, providers } = cores;
  const { account, mails, session, staff, audit, registration, coSigners, otherDevice } = logins;
  const { nameOf } = staff;
  const messages = createMessages({ deps, core, files, authorOf: (id) => accountNameOf(session.deps, id) });
  const approvals = createApprovals(deps, {
    records: core,
    staff: session.deps.staff,
    onMailQueued: session.deps.onMailQueued,
    logKey: audit.logKey,
    switches: async () => (await settings.all()).fourEyes,
    acts: (): ApprovedActs => actsOf(all),
    record: createRecordApproval({ audit: audit.port, memos: messages.memos, nameOf }),
  });
  const { gate } = approvals;
  const all: readonly AnyConcept[] = [
    session,
    otherDevice,
    coSigners,
    registration,
    createWindowCode(deps, session.deps),
    createMyAccess({ ...session.deps, bankName: async () => (await settings.all()).bankName }),
    createStaffAccount(deps, session.deps, { cases: createOwnedCases(core), gate }),
    providers.concept({ bankName: async () => (await settings.all()).bankName, gate }),
    bank,
    bank.editing({ nameOf, gate }),
    createRegisterUsers(deps, settings),
    mails,
    createCompanySearch(deps, account.limits),
    createFaq(settings),
    audit.concept,
    approvals,
    ...createCaseConcepts(cores, { ...logins, messages, approvals }),
  ];
  return { all };
}

interface CaseConceptNeeds extends Logins {
  readonly messages: ReturnType<typeof createMessages>;
  readonly approvals: ReturnType<typeof createApprovals>;
}

/** Messages and documents first, because their fixed paths would match the path of a case. */
function createCaseConcepts(cores: Cores, needs: CaseConceptNeeds): readonly AnyConcept[] {
  const { deps, core, applications, settings, files, documents } = cores;
  const { account, session, staff, audit, registration, coSigners, messages, approvals, otherDevice } = needs;
  const given = { deps, core, applications, settings, documents: documents.port };
  const persons = { ...given, ...personNeeds(session, coSigners), now: deps.now };
  const application = createApplicationConcept(given);
  const casework = createCasework({
    ...{ ...given, files, messages, staff, account, gate: approvals.gate, bankActs: audit.bankActs },
    onProjected: (after, entries) => audit.port.statuses(after._id, entries),
  });
  const records = createCaseRecordConcept(core, deps);
  const ofAccess = [otherDevice, registration, coSigners];
  const erased = [messages, documents, ...ofAccess, application, approvals, casework.holdDryRun, records];
  return [
    messages,
    documents,
    createRegisterDocuments({ deps, core, files, settings }),
    casework.orderExport,
    application,
    casework.history,
    casework.details,
    casework.commands,
    ...[casework.followUp, casework.reminders, casework.discrepancy, casework.feedback],
    casework.holdDryRun,
    casework.projection,
    records,
    createReplyTemplates({
      ...{ core, applications, settings, staffName: staff.nameOf, now: deps.now },
      waitWindowMs: deps.config.casePolicy.waitWindowMs,
    }),
    createPerson(persons),
    createOwnPerson(persons),
    createLive({ deps, sessions: session.deps.sessions }),
    ...createEvidence({ deps, core, applications, files, messages, audit, erased }),
    casework.reporting,
    { onError: createOwnerNaming(staff) },
  ];
}

/** Counts mails to a person of a case, and revokes the link that an earlier one contained. */
function personNeeds({ deps: { limits } }: SessionModule, { links }: Logins['coSigners']) {
  const spendMail = async ({ caseId, personId }: PersonToMail): Promise<void> => {
    await limits.spend('checkMailByPerson', `${caseId}/${personId}`);
    await limits.spend('checkMailByPersonAndDay', `${caseId}/${personId}`);
  };
  return {
    spendMail,
    spendInvitation: async ({ email, ...to }: PersonToMail & { readonly email: string }): Promise<void> => {
      await spendMail(to);
      await limits.spend('invitationByCaseAndDay', to.caseId);
      await limits.spend('invitationByAddressAndDay', normaliseEmail(email));
    },
    links,
  };
}

type AnyConcept = Concept & Partial<Pick<ActingConcept, 'acts'>>;

function actsOf(concepts: readonly AnyConcept[]): ApprovedActs {
  return concepts.reduce<ApprovedActs>((sum, { acts }) => ({ ...sum, ...acts }), {});
}
