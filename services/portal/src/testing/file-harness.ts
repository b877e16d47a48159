import { requireDocumented } from './documented.js';
import type { CaseId } from '@kontor/domain/case/case-id';
import { createHttpApp, listen } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import type { StatusCode } from '@kontor/domain/case/case-status';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { createRateLimits } from '../access/account/rate-limits.js';
import { createFakeLimiter } from '../access/account/testing/limiter.fake.js';
import type { Session } from '../access/session/session.js';
import type { ApplicationCore } from '../applicant/application/application-core.js';
import { createFakeApplicationCore } from './application-core.fake.js';
import { changeCase } from '../case/case-record/change-case.js';
import { createFakeCaseCore, type FakeCaseCore } from './case-core.fake.js';
import { baseSnapshot } from './portal-harness.js';
import { messageRoutes } from '../exchange/message/message.module.js';
import { createFakeMemoRepository } from '../exchange/message/testing/memo.repository.fake.js';
import { createMemos, type Memos } from '../exchange/message/memos.js';
import { createFakeMessageRepository } from '../exchange/message/testing/message.repository.fake.js';
import { createMessages, type Messages } from '../exchange/message/messages.js';
import { problemTable } from '../http/answer/problem-table.js';
import { createFakeBlobStore, type FakeBlobStore } from '../exchange/document/testing/blob-store.fake.js';
import { createFakeCaseFileRepository } from '../exchange/document/testing/case-file.repository.fake.js';
import type { CaseFileRepository } from '../exchange/document/case-file.repository.js';
import { createCaseFiles, type CaseFiles } from '../exchange/document/case-files.js';
import { createContractFileRouter } from '../exchange/document/contract-file.router.js';
import { documentsPort } from '../exchange/document/document.module.js';
import { createDocumentRouter } from '../exchange/document/document.router.js';
import type { InspectFile } from '../exchange/file-inspection/file-inspection.js';
import { createRegisterDocumentRouter } from '../exchange/register-document/register-document.router.js';
import {
  createFakeRegisterOrders,
  type FakeRegisterOrders,
} from '../exchange/register-document/testing/register-orders.fake.js';
import { createStatusHistory } from '../casework/status-history/status-history.module.js';
import { createOrderFileRouter } from '../casework/order-export/order-file.router.js';

/** Documents, contracts, messages and memos in memory, over real HTTP; each call has its session. */
export interface FileHarness extends FakeCaseCore {
  readonly applications: ApplicationCore;
  readonly clock: { now: number };
  readonly blobs: FakeBlobStore;
  readonly files: CaseFiles;
  readonly records: CaseFileRepository;
  readonly origin: string;
  /** Counts bytes that a login uploaded. */
  spendBytes(accountId: string, bytes: number): Promise<void>;
  readonly memos: Memos;
  readonly messages: Messages;
  readonly settings: Record<string, unknown>;
  readonly orders: FakeRegisterOrders;
  call(method: string, path: string, options?: HarnessCall): Promise<Response>;
  openCase(caseId: CaseId, status: StatusCode): Promise<void>;
  setSnapshot(caseId: CaseId, changes: Partial<CaseSnapshot>): Promise<void>;
  close(): Promise<void>;
}

export interface HarnessCall {
  readonly as?: Partial<Session>;
  readonly form?: FormData;
  readonly json?: unknown;
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');
export const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');

/** A form with files under one field. */
export function formOf(
  field: string,
  files: readonly (readonly [name: string, content: Uint8Array])[],
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, content] of files) form.append(field, new Blob([Uint8Array.from(content)]), name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Keeps every file as it is; what is opened and how has its own tests. */
const keepsAll: InspectFile = async ({ mimeType, read }) =>
  mimeType === 'application/pdf' ? { outcome: 'kept' } : { outcome: 'copied', copy: await read() };

export async function startFileHarness(inspect: InspectFile = keepsAll): Promise<FileHarness> {
  const clock = { now: Date.UTC(2026, 2, 2, 12) };
  const now = () => clock.now++;
  const fake = createFakeCaseCore(now);
  const { core } = fake;
  const blobs = createFakeBlobStore();
  const limits = createRateLimits({
    createLimiter: createFakeLimiter(() => clock.now),
    searchHash: (_purpose, value) => value,
    ipFactor: 1,
  });
  const records = createFakeCaseFileRepository();
  const files = createCaseFiles({
    repository: records,
    blobs,
    keys: core.keys,
    inspect,
    isErased: async (caseId) => (await core.look(caseId))?.erased ?? true,
    now,
    spendBytes: (accountId, bytes) => limits.spend('uploadByLogin', accountId, bytes),
    onChange: (caseId) => core.announce(caseId, { type: 'document', seq: 0 }),
  });
  const memos = createMemos({ repository: createFakeMemoRepository(), core, now });
  const messages = createMessages({ repository: createFakeMessageRepository(), core, now });
  const applications = createFakeApplicationCore(core, now);
  const settings: Record<string, unknown> = { bankName: 'Musterbank' };
  const orders = createFakeRegisterOrders();
  const parts = { core, files, memos, messages, applications, settings, orders, now };
  const server = await listen(appOf(parts), { host: '127.0.0.1', port: 0 });

  async function setSnapshot(caseId: CaseId, changes: Partial<CaseSnapshot>): Promise<void> {
    await changeCase(core.cases, caseId, (current) => {
      const snapshot = { ...(current.snapshot ?? baseSnapshot), ...changes };
      return { snapshot, status: snapshot.status, hidden: snapshot.hidden };
    });
  }

  return {
    ...fake,
    applications,
    settings,
    orders,
    clock,
    blobs,
    files,
    records,
    origin: `http://127.0.0.1:${server.port}`,
    spendBytes: (accountId, bytes) => limits.spend('uploadByLogin', accountId, bytes),
    memos,
    messages,
    setSnapshot,
    openCase: async (caseId, status) => {
      await core.openCase({
        caseId,
        accountId: `account-${caseId}`,
        registeredAt: clock.now,
        emailHash: caseId,
        registration,
        policy: {},
      });
      await setSnapshot(caseId, { status });
    },
    call: async (method, path, options = {}) => {
      const answer = await send(`http://127.0.0.1:${server.port}/api${path}`, method, options);
      const { status, headers } = answer;
      requireDocumented({ method, path, status, headers, text: await answer.clone().text() });
      return answer;
    },
    close: () => server.close(),
  };
}

const registration = {
  username: 'aenne.weiss@example.de',
  businessLegalForm: 'GMBH',
  businessName: 'Lindenhof Gartenbau GmbH',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Weiß',
  orderData: { kontoId: 1 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
} as const;

function send(address: string, method: string, { as, form, json }: HarnessCall): Promise<Response> {
  const session =
    as === undefined ? {} : { 'x-session': JSON.stringify({ sessionId: 's', verified: true, username: '', ...as }) };
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = form ?? (json === undefined ? null : JSON.stringify(json));
  return fetch(address, { method, headers: { ...session, ...type }, body });
}

type HarnessParts = Pick<
  FileHarness,
  'core' | 'files' | 'memos' | 'messages' | 'applications' | 'settings' | 'orders'
> & {
  readonly now: () => number;
};

const authors = new Map([
  ['account-1001', { firstName: 'Änne', lastName: 'Weiß' }],
  ['staff-ROLE_ADMIN', { firstName: 'Clara', lastName: 'Ehrlich' }],
]);
const authorOf = async (accountId: string) => authors.get(accountId) ?? null;

function appOf(parts: HarnessParts) {
  const settings = { all: async () => settingsFrom(parts.settings) };
  const documents = documentsPort(parts.files);
  const staffName = async (accountId: string) => (await authorOf(accountId))?.lastName ?? null;
  const { ofBank } = createStatusHistory({ ...parts, documents, staffName, bankActs: async () => [] });
  const orderFiles = createOrderFileRouter({ ...parts, settings, documents, history: ofBank });
  const app = createHttpApp({ logger: silentLogger() });
  app.use((request, response, next) => {
    const session = request.get('x-session');
    if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
    next();
  });
  app.use(
    '/api',
    messageRoutes({ ...parts, authorOf }),
    createDocumentRouter(parts),
    createContractFileRouter(parts),
    createRegisterDocumentRouter({ ...parts, settings }),
    orderFiles,
  );
  app.use(notFoundHandler, problemHandler({ logger: silentLogger(), table: problemTable }));
  return app;
}
