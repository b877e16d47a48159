import { newAccount } from '@kontor/domain/account/account';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { Registration } from '@kontor/domain/application/registration';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { StatusCode } from '@kontor/domain/case/case-status';
import type { PersonStatus } from '@kontor/domain/person/person-status';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { createHttpApp, listen } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import type { Session } from '../access/session.js';
import type { ApplicationCore } from '../application/application-core.js';
import { createFakeApplicationCore } from '../application/application-core.fake.js';
import { createApplication } from '../application/create-application.js';
import type { CaseDocumentFile } from '../application/documents-port.js';
import { createPerson } from '../person/create-person.js';
import { problemTable } from '../problem-table.js';
import { changeCase } from './change-case.js';
import { callBench, type BenchAnswer, type CallOptions } from './bench-client.js';
import { createFakeCaseCore, type FakeCaseCore } from './case-core.fake.js';
import { createCase } from './create-case.js';
import type { NewMemo } from './memos-port.js';
import type { NewMessage } from './messages-port.js';

/** The routes of cases and applications on memory, behind real HTTP, with whoever one likes logged in. */
export interface PortalBench extends FakeCaseCore {
  readonly applications: ApplicationCore;
  readonly files: CaseDocumentFile[];
  readonly memos: NewMemo[];
  readonly messages: NewMessage[];
  readonly settings: Record<string, unknown>;
  call(method: string, path: string, options?: CallOptions): Promise<BenchAnswer>;
  /** A case as registration opens it, in the given status. */
  openCase(caseId: string, status: StatusCode, changes?: Partial<CaseSnapshot>): Promise<void>;
  setSnapshot(caseId: string, changes: Partial<CaseSnapshot>): Promise<void>;
  /** The process has moved the case, by a command of staff where an account is named. */
  project(caseId: string, line: ProjectedLine): Promise<void>;
  /** A line of the history that tells of a person. */
  projectPerson(caseId: string, personId: string, status: PersonStatus): Promise<void>;
  close(): Promise<void>;
}

export interface ProjectedLine {
  readonly status: StatusCode;
  readonly cause: string;
  readonly accountId?: string | undefined;
}

/** A customer of a case. */
export function customer(caseId: string): Partial<Session> {
  return { side: 'customer', roles: ['ROLE_USER'], caseId, accountId: `account-${caseId}` };
}

/** A member of staff with these roles, inherited ones included. */
export function staff(...roles: Session['roles'][number][]): Partial<Session> {
  return {
    side: 'staff',
    roles,
    caseId: null,
    accountId: `staff-${roles[0] ?? 'none'}`,
    username: 'clerk@kontor.test',
  };
}

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

export const baseSnapshot: CaseSnapshot = {
  status: 130,
  handedOver: false,
  automationEnded: false,
  startState: null,
  startFindingRef: null,
  wasOnHold: false,
  attempt: 0,
  round: 0,
  running: null,
  persons: [],
  coreBanking: { mode: null, passed: false, account: false, girocard: false },
  attention: 'none',
  firstOrderedAt: null,
  slaMs: 0,
  slaSince: null,
  slaEnded: false,
  finalAt: null,
  dueAt: null,
  hidden: false,
};

/** The body of a complete form: persons without ids get theirs from the portal. */
export function completeForm() {
  const [director, second] = sampleApplication.people;
  const { id: _second, ...partner } = second ?? {};
  return { ...sampleApplication, people: [{ ...director, id: '1001-0001' }, partner] };
}

export async function startPortalBench(): Promise<PortalBench> {
  const fake = createFakeCaseCore(() => clock.now);
  const { core } = fake;
  const applications = createFakeApplicationCore(core, () => clock.now);
  const files: CaseDocumentFile[] = [];
  const memos: NewMemo[] = [];
  const messages: NewMessage[] = [];
  const settings: Record<string, unknown> = { tempConfig: { konten: { 1: newAccount({}, 'Aktiv') } } };
  const { app, recordTransitions } = appOf({ ...fake, applications, files, memos, messages, settings });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });

  async function setSnapshot(caseId: string, changes: Partial<CaseSnapshot>): Promise<void> {
    await changeCase(core.cases, caseId, (current) => {
      const snapshot = { ...(current.snapshot ?? baseSnapshot), ...changes };
      return { snapshot, status: snapshot.status, hidden: snapshot.hidden };
    });
  }

  return {
    ...fake,
    applications,
    files,
    memos,
    messages,
    settings,
    setSnapshot,
    project: async (caseId, { status, cause, accountId = '' }) => {
      const found = await core.cases.find(caseId);
      const seq = BigInt((found?.projectedSeq ?? 0) + 1);
      const line = { seq, at: BigInt(clock.now), type: 'bgo', personId: '', status: String(status), mails: [] };
      const lines = [{ ...line, cause, actor: accountId === '' ? 'system' : 'staff', accountId }];
      const snapshot = JSON.stringify({ ...(found?.snapshot ?? baseSnapshot), status });
      await recordTransitions({ caseId, seq, lines, snapshot } as never, { logger: silentLogger() });
    },
    projectPerson: (caseId, personId, status) =>
      changeCase(core.cases, caseId, ({ history, projectedSeq }) => {
        const told = {
          type: 'person',
          personId,
          status,
          cause: 'stateFetched',
          actor: 'system',
          accountId: null,
        } as const;
        return { history: [...history, { seq: projectedSeq + 1, at: clock.now, ...told, mails: [] }] };
      }).then(() => undefined),
    openCase: async (caseId, status, changes = {}) => {
      const emailHash = core.hash('email', `${caseId}@example.test`);
      const pending = { caseId, accountId: `account-${caseId}`, registeredAt: clock.now, emailHash, registration };
      await core.openCase(pending);
      await setSnapshot(caseId, { status, ...changes });
    },
    call: (method, path, options = {}) => callBench(`http://127.0.0.1:${server.port}/api${path}`, method, options),
    close: () => server.close(),
  };
}

type Parts = FakeCaseCore & Pick<PortalBench, 'applications' | 'files' | 'memos' | 'messages' | 'settings'>;

function appOf({ core, applications, files, memos, messages, settings: values }: Parts) {
  const settings = {
    all: async () => settingsFrom(values),
    get: async (name: string) => values[name],
    fits: async () => true,
  };
  const documents = { ofCase: async () => files, contractFileCount: async () => 0 };
  const memoBox = {
    add: async (memo: NewMemo) => {
      if (!memos.some(({ memoId }) => memoId === memo.memoId)) memos.push(memo);
    },
    single: async (caseId: string) =>
      memos.find((memo) => memo.caseId === caseId && memo.memoId === 'single')?.content ?? null,
  };
  const messageBox = {
    add: async (message: NewMessage) => {
      if (!messages.some(({ messageId }) => messageId === message.messageId)) messages.push(message);
    },
  };
  const config = {
    casePolicy: { debug: false },
    TEMPORAL_UI_URL: 'http://temporal.test',
    TEMPORAL_NAMESPACE: 'kyc',
  } as never;
  const deps = { now: () => clock.now, logger: silentLogger(), metrics: createMetrics('bench'), config };
  const talk = { memos: memoBox, messages: messageBox };
  const cases = createCase({ deps, core, applications, settings, documents, ...talk });
  const application = createApplication({ deps, core, applications, settings, documents });
  const concepts = [application, cases, createPerson({ core, applications, settings, documents, now: deps.now })];
  const app = createHttpApp({ logger: silentLogger() });
  app.use((request, response, next) => {
    const session = request.get('x-session');
    if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
    next();
  });
  for (const { router } of concepts) if (router) app.use('/api', router);
  app.use(notFoundHandler, problemHandler({ logger: silentLogger(), table: problemTable }));
  return { app, recordTransitions: cases.handlers.recordTransitions };
}
