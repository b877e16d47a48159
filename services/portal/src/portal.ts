import { createHealth } from '@kontor/platform/health/health';
import { listen } from '@kontor/platform/http/http-server';
import type { Logger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { accountNameOf, createStaffDirectory } from './access/account/account.module.js';
import { type ActingConcept, type ApprovedActs, createApprovals } from './access/approval/approval.module.js';
import { createCoSigners } from './access/co-signer/co-signer.module.js';
import { createIdempotencyConcept } from './access/idempotency/idempotency.module.js';
import { createRegistration } from './access/registration/registration.module.js';
import { createSession, type SessionModule } from './access/session/session.module.js';
import { createMyAccess } from './access/my-access/my-access.module.js';
import { createOtherDevice } from './access/other-device/other-device.module.js';
import { createStaffAccount } from './access/staff-account/staff-account.module.js';
import {
  createApplicationConcept,
  createApplicationCore,
  firstDraft,
  keepConsents,
} from './applicant/application/application.module.js';
import { createCompanySearch } from './applicant/company-search/company-search.module.js';
import {
  createCoSignerPeople,
  createOwnPerson,
  createQueueCodeMail,
} from './applicant/own-person/own-person.module.js';
import { createPerson } from './applicant/person/person.module.js';
import { createFaq } from './bank/faq/faq.module.js';
import { createProviderConnections } from './bank/provider-connection/provider-connection.module.js';
import { createRegisterUsers } from './bank/register-user/register-user.module.js';
import { createBankOfPages, createSettingsConcept } from './bank/settings/settings.module.js';
import {
  createCaseCore,
  createOwnedCases,
  createOwnerNaming,
  createTemporalAccess,
} from './case/case-process/case-process.module.js';
import { createCaseRecordConcept, createCaseRecords } from './case/case-record/case-record.module.js';
import { createCaseGateway } from './casework/case-details/case-details.module.js';
import { createCasework } from './casework/casework.js';
import { createOrderSummary } from './casework/order-export/order-export.module.js';
import { createAudit, createRecordApproval } from './evidence/audit/audit.module.js';
import { createEvidence } from './evidence/evidence.js';
import { createCaseFileCore, createDocuments } from './exchange/document/document.module.js';
import { createLive } from './exchange/live/live.module.js';
import { createAccountWithMails } from './exchange/mail-outbox/mail-outbox.module.js';
import { createMessages } from './exchange/message/message.module.js';
import { createRegisterDocuments } from './exchange/register-document/register-document.module.js';
import { createReplyTemplates } from './exchange/reply-template/reply-template.module.js';
import { createApp, handlersOf, openEngines, startConcepts } from './http/app/app.module.js';
import type { PortalConfig } from './http/concept/portal-config.js';
import type { Concept, PortalDeps } from './http/concept/portal-deps.js';

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

/** What most concepts read and write: cases, applications, settings and files. */
function createCores(deps: PortalDeps) {
  const core = createCaseCore(deps, createCaseRecords(deps), firstDraft);
  const providers = createProviderConnections(deps);
  const bank = createSettingsConcept(deps, providers.features);
  const files = createCaseFileCore(core, deps);
  const documents = createDocuments({ deps, core, files });
  const applications = createApplicationCore(core, deps);
  return { deps, core, applications, providers, bank, settings: bank.settings, files, documents };
}
type Cores = ReturnType<typeof createCores>;

/** Accounts with their mails, sessions, and the log of who did what. */
function createLogins({ deps, core, applications, settings, documents, files }: Cores) {
  const summary = { core, applications, documents: documents.port, settings, now: deps.now };
  const bankName = async (): Promise<string> => (await settings.all()).bankName;
  const coSigners = createCoSigners(deps, {
    person: createCoSignerPeople({ core, applications }),
    bankName,
    queueCode: createQueueCodeMail({ core, now: deps.now }),
  });
  const { account, mails } = createAccountWithMails({
    ...{ deps, core, applications, settings, coSigners: coSigners.links },
    cases: createCaseGateway(core),
    orderSummary: createOrderSummary(summary),
  });
  const session = createSession(deps, account, {
    onLogin: (login, address) => audit.port.loggedIn(login, { caseId: login.caseId, address }),
    onLoginFailed: (attempt) => audit.port.loginFailed(attempt),
    onReused: (login) => audit.port.tokenReused(login, login.caseId),
    onEnded: (ended) => otherDevice.sessionEnded(ended),
  });
  const otherDevice = createOtherDevice(deps, session.deps);
  const staff = createStaffDirectory(session.deps);
  const keptReads = async (): Promise<number> => (await settings.all()).auditReadMonths;
  const audit = createAudit(deps, core, { ...staff, keptReads, caseOfFile: files.caseOf });
  const registration = createRegistration(deps, session.deps, {
    openCase: core.openCase,
    keepConsents: (caseId, consents) => keepConsents(applications, caseId, consents),
  });
  return { account, mails, session, staff, audit, registration, coSigners, otherDevice };
}
type Logins = ReturnType<typeof createLogins>;

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
  const { session, staff, audit, registration, coSigners, messages, approvals, otherDevice } = needs;
  const given = { deps, core, applications, settings, documents: documents.port };
  const persons = { ...given, ...personNeeds(session, coSigners), now: deps.now };
  const application = createApplicationConcept(given);
  const casework = createCasework({
    ...{ ...given, files, messages, staff, gate: approvals.gate, bankActs: audit.bankActs },
    onProjected: (after, entries) => audit.port.statuses(after._id, entries),
  });
  const records = createCaseRecordConcept(core, deps);
  const erased = [
    messages,
    documents,
    otherDevice,
    registration,
    coSigners,
    application,
    approvals,
    casework.holdDryRun,
    records,
  ];
  return [
    messages,
    documents,
    createRegisterDocuments({ deps, core, files, settings }),
    casework.orderExport,
    application,
    casework.history,
    casework.details,
    casework.commands,
    casework.followUp,
    casework.discrepancy,
    casework.feedback,
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
  return {
    spendMail: async (subject: string): Promise<void> => {
      await limits.spend('checkMailByPerson', subject);
      await limits.spend('checkMailByPersonAndDay', subject);
    },
    links,
  };
}

type AnyConcept = Concept & Partial<Pick<ActingConcept, 'acts'>>;

function actsOf(concepts: readonly AnyConcept[]): ApprovedActs {
  return concepts.reduce<ApprovedActs>((sum, { acts }) => ({ ...sum, ...acts }), {});
}
