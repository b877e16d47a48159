import { requireDocumented } from '../../../testing/documented.js';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { Router } from 'express';
import { openVerification } from '../../account/verification.js';
import { problemInLanguage } from '../../../http/answer/problem-language.js';
import { problemTable } from '../../../http/answer/problem-table.js';
import { createOtherDeviceRouter } from '../../other-device/other-device.router.js';
import { createMyAccessRouter } from '../../my-access/my-access.router.js';
import { createAuthenticate } from '../../session/authenticate.js';
import { createLoginRouter } from '../../session/login.router.js';
import { createSessionRouter } from '../../session/session.router.js';
import { readerOf } from '../../session/session.js';
import { createStaffAccountRouter } from '../../staff-account/staff-account.router.js';
import { createStaffStepRouter } from '../../staff-account/staff-step.router.js';
import { createResetAct } from '../../staff-account/reset-factors.js';
import { createRoleAct } from '../../staff-account/role-act.js';
import { type FakeApprovals, createFakeApprovals } from '../../../testing/approvals.fake.js';
import { createFakeCaseCore } from '../../../testing/case-core.fake.js';
import { createStaffUserRouter } from '../../staff-account/staff-user.router.js';
import { createWindowCodeRouter } from '../../window-code/window-code.router.js';
import { consentGuard } from '../consent-guard.js';
import { createRegistrationRouter } from '../registration.router.js';
import { createPendingRelay } from '../relay-pending.js';
import { createFakeAccounts, type FakeAccounts } from './accounts.fake.js';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookies: readonly string[];
}

interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const logger = silentLogger();

async function serve(fake: FakeAccounts, approvals: FakeApprovals): Promise<HttpListener> {
  const app = createHttpApp({ logger });
  const api = Router();
  api.use(
    createAuthenticate(fake.deps.sessions, fake.tickets),
    consentGuard,
    createLoginRouter(fake.deps),
    createSessionRouter(fake.deps, fake.tickets),
    createOtherDeviceRouter({ ...fake.deps, pairings: fake.pairings, announce: fake.announce }),
    createRegistrationRouter(fake.deps),
    createWindowCodeRouter(fake.deps, fake.windowCodes),
    createStaffAccountRouter(fake.deps),
    createStaffUserRouter(fake.deps, approvals.concept.gate),
    approvals.concept.router ?? [],
    createStaffStepRouter({ ...fake.deps, onSuspended: fake.onSuspended, gate: approvals.concept.gate }),
    createMyAccessRouter({ ...fake.deps, bankName: async () => 'Musterbank' }),
  );
  api.get('/bgo_identifications/:id/contract_files/download', (request, response) => {
    readerOf(response, caseIdOf(request.params.id));
    response.send('file');
  });
  api.put('/bgo_identifications/:id', (_request, response) => response.status(204).end());
  app.use('/api', api, notFoundHandler, problemHandler({ logger, table: problemTable, worded: problemInLanguage }));
  return listen(app, { host: '127.0.0.1', port: 0 });
}

/** The account routes over HTTP, with one download route and one write route of a case. */
export async function serveAccounts() {
  const fake = createFakeAccounts();
  const settings: Record<string, unknown> = {};
  const approvals = createFakeApprovals({
    records: createFakeCaseCore(fake.deps.now).core,
    settings,
    acts: () => ({ roles: createRoleAct(fake.deps), factors: createResetAct(fake.deps) }),
    now: fake.deps.now,
    people: fake.deps.staff,
  });
  const http = await serve(fake, approvals);
  const call = async (
    method: string,
    path: string,
    { body, token, headers = {} }: CallOptions = {},
  ): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${http.port}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    const { status, headers: received } = response;
    // The others are those of this server alone.
    if (/^\/(?:me|admin_account)/.test(path))
      requireDocumented({ method, path, status, headers: received, text: answer });
    return {
      status: response.status,
      cookies: response.headers.getSetCookie(),
      body: answer.startsWith('{') ? (JSON.parse(answer) as Record<string, unknown>) : { text: answer },
    };
  };
  const post = (path: string, body: unknown = {}, token?: string) =>
    call('POST', path, { body, ...(token === undefined ? {} : { token }) });
  const openPending = createPendingRelay({ ...fake.deps, openCase: fake.openCase, logger }).run;
  const registered = async (change: Record<string, unknown> = {}) => {
    const { status, body } = await post('/me/register', { ...fake.sample, ...change });
    await openPending();
    const applicant = await fake.deps.applicants.findByCase(caseIdOf(fake.opened.at(-1) ?? ''));
    if (status !== 201 || applicant === null) throw new Error(`Registration answered ${status}`);
    const mail = await openVerification(fake.deps, applicant, 'mail-1');
    return { token: String(body['token']), refresh: String(body['refresh_token']), applicant, ...mail };
  };
  const verified = async () => {
    const { token, code, applicant } = await registered();
    const { body } = await post('/me/verify', { code }, token);
    return { token: String(body['token']), refresh: String(body['refresh_token']), applicant };
  };
  const url = `http://127.0.0.1:${http.port}`;
  return {
    ...fake,
    settings,
    approvals,
    url,
    call,
    post,
    openPending,
    registered,
    verified,
    close: () => http.close(0),
  };
}

export type AccountServer = Awaited<ReturnType<typeof serveAccounts>>;

/** The claims of a token, unchecked. */
export function claimsOf(token: unknown): Record<string, unknown> {
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}
