import type { CaseId } from '@kontor/domain/case/case-id';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { RequestHandler } from 'express';
import { createAccountWithMails } from './account-mails.js';
import { type AccountDeps, accountNameOf, createStaffDirectory } from './account/account.module.js';
import {
  type ApplicationCore,
  createApplicationConcept,
  createApplicationCore,
  firstDraft,
} from './application/application.module.js';
import { type ActingConcept, type Approvals, type ApprovedActs, createApprovals } from './approval/approval.module.js';
import { type Audit, createAudit } from './audit/audit.module.js';
import { createCaseCommands } from './case-commands/case-commands.module.js';
import { createCaseExport } from './case-export/case-export.module.js';
import { createCaseDetails } from './case-details/case-details.module.js';
import {
  type CaseCore,
  createCaseCore,
  createOwnedCases,
  createOwnerNaming,
} from './case-process/case-process.module.js';
import { createCaseProjection } from './case-projection/case-projection.module.js';
import { type CaseRecord, createCaseRecordConcept, createCaseRecords } from './case-record/case-record.module.js';
import { createRegisterUsers } from './register-user/register-user.module.js';
import { createCompanySearch } from './company-search/company-search.module.js';
import {
  createCaseFileCore,
  createDocuments,
  type CaseFiles,
  type DocumentsConcept,
} from './document/document.module.js';
import { createFaq } from './faq/faq.module.js';
import { createFeedback } from './feedback/feedback.module.js';
import { createOrderExport } from './order-export/order-export.module.js';
import { createFollowUp } from './follow-up/follow-up.module.js';
import { createIdempotencyConcept } from './idempotency/idempotency.module.js';
import { createLive } from './live/live.module.js';
import type { MailOutbox } from './mail-outbox/mail-outbox.module.js';
import { createMessages, type MessagesConcept } from './message/message.module.js';
import { createOperations } from './operations/operations.module.js';
import { createPerson } from './person/person.module.js';
import type { Concept, PortalDeps } from './portal-deps.js';
import { createReplyTemplates } from './reply-template/reply-template.module.js';
import { createReporting, createReportingFigures } from './reporting/reporting.module.js';
import { createRegisterDocuments } from './register-document/register-document.module.js';
import { createProviderConnections } from './provider-connection/provider-connection.module.js';
import { createRegistration, type RegistrationModule } from './registration/registration.module.js';
import { createRecordApproval } from './record-approval.js';
import { createRetention } from './retention/retention.module.js';
import { createSession, type SessionModule } from './session/session.module.js';
import {
  createPrerenderedTexts,
  createSettingsConcept,
  type PrerenderedTexts,
  type Settings,
} from './settings/settings.module.js';
import { createStaffAccount } from './staff-account/staff-account.module.js';

export interface Concepts {
  readonly session: SessionModule;
  readonly registration: RegistrationModule;
  /** Records what staff ask; runs before all routers. */
  readonly auditRequests: RequestHandler;
  readonly idempotency: ReturnType<typeof createIdempotencyConcept>;
  /** Texts of the prerendered comparison page. */
  readonly prerenderedTexts: () => Promise<PrerenderedTexts | null>;
  /** Every concept, in the order of its routes. */
  readonly all: readonly Concept[];
}

interface Cores {
  readonly deps: PortalDeps;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: Settings;
  readonly files: CaseFiles;
  readonly documents: DocumentsConcept;
}

/** Wires the concepts of the portal, the lowest first. */
export function createConcepts(deps: PortalDeps): Concepts {
  const core = createCaseCore(deps, createCaseRecords(deps), firstDraft);
  const applications = createApplicationCore(core, deps);
  const providers = createProviderConnections(deps);
  const settings = createSettingsConcept(deps, providers.features);
  const files = createCaseFileCore(core, deps);
  const documents = createDocuments({ deps, core, files });
  const cores = { deps, core, applications, settings: settings.settings, files, documents };
  const { account, mails } = createAccountWithMails(cores);
  const session = createSession(deps, account, {
    onStaffLogin: (login) => audit.port.loggedIn(login),
    onLoginFailed: (attempt) => audit.port.loginFailed(attempt),
  });
  const { nameOf } = createStaffDirectory(session.deps);
  const audit = createAudit(deps, core, nameOf);
  const registration = createRegistration(deps, session.deps, core.openCase);
  const all = createAll(cores, { session, registration, audit, account, mails, providers, settings });
  return {
    session,
    registration,
    auditRequests: audit.requests,
    idempotency: createIdempotencyConcept(deps),
    prerenderedTexts: createPrerenderedTexts(settings.settings),
    all,
  };
}

interface AllNeeds extends Pick<Concepts, 'session' | 'registration'> {
  readonly audit: Audit;
  readonly account: AccountDeps;
  readonly mails: MailOutbox;
  readonly providers: ReturnType<typeof createProviderConnections>;
  readonly settings: ReturnType<typeof createSettingsConcept>;
}

/** The concepts with the approvals, which carry out what the other ones do. */
function createAll(cores: Cores, needs: AllNeeds): readonly Concept[] {
  const { deps, core, files } = cores;
  const { session, registration, audit, account, mails, providers, settings } = needs;
  const { nameOf } = createStaffDirectory(session.deps);
  const messages = createMessages({ deps, core, files, authorOf: (id) => accountNameOf(session.deps, id) });
  const approvals: Approvals = createApprovals(deps, {
    records: core,
    staff: session.deps.staff,
    logKey: audit.logKey,
    switches: async () => (await settings.settings.all()).fourEyes,
    acts: () => actsOf(all),
    record: createRecordApproval({ audit: audit.port, memos: messages.memos, nameOf }),
  });
  const { gate } = approvals;
  const all: readonly AnyConcept[] = [
    session,
    registration,
    createStaffAccount(deps, session.deps, { cases: createOwnedCases(core), gate }),
    providers.concept({ bankName: async () => (await settings.settings.all()).bankName, gate }),
    settings,
    settings.editing({ nameOf, gate }),
    createRegisterUsers(deps, settings.settings),
    mails,
    createCompanySearch(deps, account.limits),
    createFaq(settings.settings),
    audit.concept,
    approvals,
    ...createCaseConcepts(cores, { session, registration, audit, messages, approvals }),
  ];
  return all;
}

interface CaseConceptNeeds extends Pick<Concepts, 'session' | 'registration'> {
  readonly audit: Audit;
  readonly messages: MessagesConcept;
  readonly approvals: Approvals;
}

/** Messages and documents first, because their fixed paths would match the path of a case. */
function createCaseConcepts(
  cores: Cores,
  { session, registration, audit, messages, approvals }: CaseConceptNeeds,
): readonly AnyConcept[] {
  const { deps, core, applications, settings, files, documents } = cores;
  const { memos } = messages;
  const given = { deps, core, applications, settings, documents: documents.port };
  const application = createApplicationConcept(given);
  const figures = createReportingFigures(deps, core);
  const projected = {
    project: async (after: CaseRecord, entries: readonly HistoryEntry[]) => {
      await figures.project(after);
      await audit.port.statuses(after._id, entries);
    },
  };
  const projection = createCaseProjection({ deps, core, memos, messages: messages.messages, figures: projected });
  const staff = createStaffDirectory(session.deps);
  const commands = createCaseCommands({ ...given, notes: projection.notes, staff, gate: approvals.gate });
  const details = createCaseDetails({ ...given, memos, commands, staffName: staff.nameOf });
  const orderExport = createOrderExport({ ...given, files, now: deps.now });
  const paths = [messages, documents, createRegisterDocuments({ deps, core, files, settings }), orderExport];
  const records = createCaseRecordConcept(core);
  const erased = [messages, documents, registration, application, approvals, records];
  const retained = createRetained(cores, { messages, audit, erased });
  const live = createLive({ deps, sessions: session.deps.sessions });
  const person = createPerson({ ...given, spendMail: spendPersonMail(session), now: deps.now });
  const feedback = createFeedback({ deps, core, settings, figures });
  const followUp = createFollowUp({ core, now: deps.now });
  const cases = [application, details, commands, followUp, feedback, projection, records];
  const replyTemplates = createReplyTemplates({ core, applications, settings, staffName: staff.nameOf });
  const others = [replyTemplates, person, live, ...retained, createReporting(figures)];
  const ownerNaming = { onError: createOwnerNaming(staff) };
  return [...paths, ...cases, ...others, ownerNaming];
}

/** Counts mails to a person of a case. */
function spendPersonMail({ deps: { limits } }: SessionModule): (subject: string) => Promise<void> {
  return async (subject) => {
    await limits.spend('checkMailByPerson', subject);
    await limits.spend('checkMailByPersonAndDay', subject);
  };
}

interface RetainedNeeds {
  readonly messages: MessagesConcept;
  readonly audit: Audit;
  /** Concepts that erase what they have of a case, in this order. */
  readonly erased: readonly Concept[];
}

/** What is kept of ended cases, its export, and what operations do with keys. */
function createRetained(
  { deps, core, applications, files }: Cores,
  { messages: { memos, messages }, audit, erased }: RetainedNeeds,
): readonly Concept[] {
  const { caseLog, port } = audit;
  // The entry last: what remains of the case proves that everything else is erased.
  const recordErasure = { eraseCase: (caseId: CaseId) => port.operated(caseId, 'erase') };
  const erasers = erasersOf([...erased, recordErasure]);
  const onEvidenceRemoved = (caseId: string) => port.operated(caseId, 'destroyEvidence');
  const kept = { deps, core, applications, files, memos, caseLog };
  const retention = createRetention({ ...kept, erasers, onEvidenceRemoved });
  const caseExport = createCaseExport({ deps, core, files, messages, audit, retention });
  const operations = createOperations(deps, { case: core.keys.rewrap, evidence: retention.rewrap });
  return [retention, caseExport, operations];
}

type AnyConcept = Concept & Partial<Pick<ActingConcept, 'acts'>>;

function actsOf(concepts: readonly AnyConcept[]): ApprovedActs {
  return concepts.reduce<ApprovedActs>((sum, { acts }) => ({ ...sum, ...acts }), {});
}

function erasersOf(concepts: readonly Concept[]): readonly ((caseId: CaseId) => Promise<void>)[] {
  return concepts.flatMap(({ eraseCase }) => (eraseCase === undefined ? [] : [eraseCase]));
}
