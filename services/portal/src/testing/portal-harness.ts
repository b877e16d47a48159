import { oneClickStop } from '@kontor/api/reminder/reminder.routes';
import { regularPolicy } from '@kontor/domain/case/case-policy';
import type { CaseId } from '@kontor/domain/case/case-id';
import { create } from '@bufbuild/protobuf';
import { toSnapshotMessage } from '@kontor/case-client/case/case-snapshot.message';
import { toHistoryLine } from '@kontor/case-client/case/history-entry.message';
import type { PersonId } from '@kontor/domain/person/person-id';
import { CaseSnapshotSchema, HistoryLineSchema } from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { newAccount } from '@kontor/domain/account/account';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { Registration } from '@kontor/domain/application/registration';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { StatusCode } from '@kontor/domain/case/case-status';
import type { PersonStatus } from '@kontor/domain/person/person-status';
import type { ServiceHandlers } from '@kontor/platform/bus/service-types';
import { createHttpApp, listen } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import type { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Session } from '../access/session/session.js';
import type { ApplicationCore } from '../applicant/application/application-core.js';
import { createFakeApplicationCore } from './application-core.fake.js';
import { createApplicationConcept } from '../applicant/application/application.module.js';
import type { UploadedDocument } from '../applicant/application/documents-port.js';
import { createPerson } from '../applicant/person/person.module.js';
import { problemTable } from '../http/answer/problem-table.js';
import { changeCase } from '../case/case-record/change-case.js';
import { createBoxes } from './message-boxes.fake.js';
import { callApi, type HarnessAnswer, type CallOptions } from './harness-client.js';
import { baseSnapshot } from './base-snapshot.js';
import { fakeSettings } from './settings.fake.js';
import { withoutMails } from './person-needs.fake.js';
import { fakeStaffDirectory } from './staff-directory.fake.js';
import { createFakeCaseCore, type FakeCaseCore } from './case-core.fake.js';
import { createOwnerNaming } from '../case/case-process/case-process.module.js';
import { type CaseCommands, createCaseCommands } from '../casework/case-commands/case-commands.module.js';
import { createStatusHistory } from '../casework/status-history/status-history.module.js';
import { createCaseDetails } from '../casework/case-details/case-details.module.js';
import { createCaseProjection } from '../case/case-projection/case-projection.module.js';
import { createCaseRecordConcept } from '../case/case-record/case-record.module.js';
import { createDiscrepancy } from '../casework/discrepancy/discrepancy.module.js';
import { createFakeReminders } from './reminders.fake.js';
import { createFollowUp } from '../casework/follow-up/follow-up.module.js';
import { createHoldDryRun } from '../casework/hold-dry-run/hold-dry-run.module.js';
import { createFakeDryRunRepository } from '../casework/hold-dry-run/testing/dry-run.repository.fake.js';
import { createFakeApprovals, type FakeApprovals } from './approvals.fake.js';
import { createFaq } from '../bank/faq/faq.module.js';
import { createReplyTemplates } from '../exchange/reply-template/reply-template.module.js';
import { createReporting } from '../casework/reporting/reporting.module.js';
import { createFigures } from '../casework/reporting/project-figures.js';
import { createFakeFiguresRepository } from '../casework/reporting/testing/figures.repository.fake.js';
import { createFeedback } from '../casework/feedback/feedback.module.js';
import type { NewMemo } from '../case/case-projection/memos-port.js';
import type { NewMessage } from '../case/case-projection/messages-port.js';

type CaseHandlers = Pick<
  ServiceHandlers<typeof CasesService>,
  | 'getApplication'
  | 'getLastSave'
  | 'recordFinding'
  | 'recordTransitions'
  | 'rebuildReports'
  | 'listStalledCases'
  | 'planReminders'
>;

/** The routes of cases and applications in memory, over real HTTP; each call has its session. */
export interface PortalHarness extends FakeCaseCore {
  readonly applications: ApplicationCore;
  readonly files: UploadedDocument[];
  /** Types of the documents of registers that every case has. */
  readonly registerDocuments: string[];
  readonly memos: NewMemo[];
  readonly messages: NewMessage[];
  readonly settings: Record<string, unknown>;
  /** The responders of the case concepts. */
  readonly handlers: CaseHandlers;
  readonly approvals: FakeApprovals;
  eraseCase(caseId: CaseId): Promise<void>;
  call(method: string, path: string, options?: CallOptions): Promise<HarnessAnswer>;
  /** Opens a case as registration does, and sets its status. */
  openCase(caseId: CaseId, status: StatusCode, changes?: Partial<CaseSnapshot>): Promise<void>;
  setSnapshot(caseId: CaseId, changes: Partial<CaseSnapshot>): Promise<void>;
  /** Projects a transition, by a command of staff where an account is named. */
  project(caseId: CaseId, line: ProjectedLine): Promise<void>;
  /** Adds a history line about a person. */
  projectPerson(caseId: CaseId, personId: PersonId, status: PersonStatus): Promise<void>;
  close(): Promise<void>;
}

export interface ProjectedLine {
  readonly status: StatusCode;
  readonly cause: string;
  readonly accountId?: string | undefined;
}

export { baseSnapshot } from './base-snapshot.js';
export { customer, staff } from './harness-sessions.js';

export const clock = { now: Date.UTC(2026, 2, 2, 12) };

const registration: Registration = {
  username: 'aenne.weiss@example.de',
  businessLegalForm: 'GMBH',
  businessName: 'Lindenhof Gartenbau GmbH',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Weiß',
  orderData: { kontoId: 1 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
};

/** The body of a complete form: the portal assigns ids to persons without one. */
export function completeForm() {
  const [director, second] = sampleApplication.people;
  const { id: _second, ...partner } = second ?? {};
  return { ...sampleApplication, people: [{ ...director, id: '1001-0001' }, partner] };
}

export async function startPortalHarness(): Promise<PortalHarness> {
  const fake = createFakeCaseCore(() => clock.now);
  const { core } = fake;
  const applications = createFakeApplicationCore(core, () => clock.now);
  const files: UploadedDocument[] = [];
  const registerDocuments = ['register_extract'];
  const memos: NewMemo[] = [];
  const messages: NewMessage[] = [];
  const settings: Record<string, unknown> = { tempConfig: { konten: { 1: newAccount({}, 'Aktiv') } } };
  const parts = { ...fake, applications, files, registerDocuments, memos, messages, settings };
  const { app, handlers, eraseCase, approvals } = appOf(parts);
  const server = await listen(app, { host: '127.0.0.1', port: 0 });

  async function setSnapshot(caseId: CaseId, changes: Partial<CaseSnapshot>): Promise<void> {
    await changeCase(core.cases, caseId, (current) => {
      const snapshot = { ...(current.snapshot ?? baseSnapshot), ...changes };
      return { snapshot, status: snapshot.status, hidden: snapshot.hidden, attention: snapshot.attention };
    });
  }

  return {
    ...parts,
    handlers,
    approvals,
    eraseCase,
    setSnapshot,
    project: async (caseId, { status, cause, accountId = '' }) => {
      const found = await core.cases.find(caseId);
      const seq = (found?.projectedSeq ?? 0) + 1;
      const actor = accountId === '' ? 'system' : 'staff';
      const line = { seq, at: clock.now, type: 'bgo', personId: null, status: String(status), mails: [] } as const;
      const lines = [create(HistoryLineSchema, toHistoryLine({ ...line, cause, actor, accountId: accountId || null }))];
      const snapshot = create(CaseSnapshotSchema, toSnapshotMessage({ ...(found?.snapshot ?? baseSnapshot), status }));
      await handlers.recordTransitions({ caseId, seq: BigInt(seq), lines, snapshot } as never, {
        logger: silentLogger(),
      });
    },
    projectPerson: (caseId, personId, status) =>
      changeCase(core.cases, caseId, ({ history, projectedSeq }) => {
        const entry = {
          type: 'person',
          personId,
          status,
          cause: 'stateFetched',
          actor: 'system',
          accountId: null,
        } as const;
        return { history: [...history, { seq: projectedSeq + 1, at: clock.now, ...entry, mails: [] }] };
      }).then(() => undefined),
    openCase: async (caseId, status, changes = {}) => {
      const emailHash = core.hash('email', `${caseId}@example.test`);
      const accountId = `account-${caseId}`;
      await core.openCase({ caseId, accountId, registeredAt: clock.now, emailHash, registration, policy: {} });
      await setSnapshot(caseId, { status, ...changes });
    },
    call: (method, path, options = {}) => callApi(`http://127.0.0.1:${server.port}`, method, path, options),
    close: () => server.close(),
  };
}

type Parts = FakeCaseCore &
  Pick<PortalHarness, 'applications' | 'files' | 'registerDocuments' | 'memos' | 'messages' | 'settings'>;

function appOf({ core, applications, files, registerDocuments, memos, messages, settings: values }: Parts) {
  const settings = fakeSettings(values);
  const counts = { contractFileCount: async () => 0, contractFileCounts: async () => new Map<CaseId, number>() };
  const of = { ...counts, contractTraces: async () => [] };
  const documents = { ...of, ofCase: async () => files, registerDocuments: async () => registerDocuments };
  const { memoBox, messageBox } = createBoxes(memos, messages);
  const urls = { TEMPORAL_UI_URL: 'http://temporal.test', TEMPORAL_NAMESPACE: 'kyc' };
  const config = { casePolicy: { debug: false }, ...urls } as never;
  const deps = { now: () => clock.now, logger: silentLogger(), metrics: createMetrics('test'), config };
  const given = { deps, core, applications, settings, documents };
  const figures = createFigures({ repository: createFakeFiguresRepository(), cases: core.cases, now: deps.now });
  const projection = createCaseProjection({ deps, core, memos: memoBox, messages: messageBox, figures });
  const acts = () => commands.acts ?? {};
  const approvals = createFakeApprovals({ records: core, settings: values, acts, now: deps.now });
  const { nameOf: staffName } = fakeStaffDirectory;
  const discrepancy = createDiscrepancy({ ...given, staffName, now: deps.now });
  const warned = { ...given, discrepancyWarnings: discrepancy.warningsOf };
  const commands: CaseCommands = createCaseCommands({
    ...warned,
    notes: projection.notes,
    staff: fakeStaffDirectory,
    gate: approvals.concept.gate,
  });
  const shown = { ...warned, memos: memoBox, staffName };
  const history = createStatusHistory({ ...shown, bankActs: async () => [] });
  const details = createCaseDetails({ ...shown, commands });
  const application = createApplicationConcept(given);
  const records = createCaseRecordConcept(core, { logger: silentLogger() });
  const person = createPerson({ ...given, ...withoutMails, now: deps.now });
  const reporting = createReporting(figures);
  const reminders = createFakeReminders({ core, settings, now: deps.now });
  const feedback = createFeedback({ deps, core, settings, figures });
  const replies = createReplyTemplates({
    ...{ core, applications, settings, staffName, now: deps.now },
    waitWindowMs: regularPolicy.waitWindowMs,
  });
  const holdDryRun = createHoldDryRun({ ...shown, repository: createFakeDryRunRepository() });
  const shownFirst = [replies, application, history, details, commands, createFollowUp({ core, now: deps.now })];
  const others = [reminders, discrepancy, feedback, createFaq(settings), holdDryRun, reporting, person];
  const concepts = [...shownFirst, ...others, approvals.concept];
  const app = createHttpApp({ logger: silentLogger(), rawPaths: [`/api${oneClickStop}`] });
  app.use((request, response, next) => {
    const session = request.get('x-session');
    if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
    next();
  });
  for (const { router } of concepts) if (router) app.use('/api', router);
  app.use(createOwnerNaming(fakeStaffDirectory));
  app.use(notFoundHandler, problemHandler({ logger: silentLogger(), table: problemTable }));
  const handlers = {
    ...application.handlers,
    ...records.handlers,
    ...projection.handlers,
    ...reporting.handlers,
    ...details.handlers,
    ...reminders.handlers,
  } as CaseHandlers;
  const eraseCase = async (caseId: CaseId): Promise<void> => {
    for (const concept of [application, approvals.concept, holdDryRun, records]) await concept.eraseCase?.(caseId);
  };
  return { app, handlers, eraseCase, approvals };
}
