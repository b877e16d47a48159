import { caseIdOf } from '@kontor/domain/case/case-id';
import type { PersonProgress } from '@kontor/domain/case/case-snapshot';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { caseStatus } from '@kontor/domain/case/case-status';
import { personIdOf } from '@kontor/domain/person/person-id';
import { createHttpApp, listen } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { createRateLimits } from '../../../access/account/rate-limits.js';
import { createFakeLimiter } from '../../../access/account/testing/limiter.fake.js';
import { createDeriveSecret } from '../../../access/account/derive-secret.js';
import { assembleCoSigners } from '../../../access/co-signer/co-signer.module.js';
import { createFakeCoSignerRepository } from '../../../access/co-signer/testing/co-signer.repository.fake.js';
import type { Session } from '../../../access/session/session.js';
import { problemTable } from '../../../http/answer/problem-table.js';
import { callApi, type CallOptions } from '../../../testing/harness-client.js';
import { clock, completeForm, customer, startPortalHarness } from '../../../testing/portal-harness.js';
import { fakeSettings } from '../../../testing/settings.fake.js';
import { generateKeyPairSync } from 'node:crypto';
import { createCoSignerPeople, createOwnPerson, createQueueCodeMail } from '../own-person.module.js';

export const caseId = caseIdOf('1001');
export const [first, second, third] = [1, 2, 3].map((number) => personIdOf(`1001-000${number}`)) as [
  ReturnType<typeof personIdOf>,
  ReturnType<typeof personIdOf>,
  ReturnType<typeof personIdOf>,
];

/** A person of the case at the provider; the first one acts. */
export function progressOf(personId: typeof first, change: Partial<PersonProgress> = {}): PersonProgress {
  const known = { status: 'pending', check: null, source: 'solaris', required: true, checkRef: 'f1' } as const;
  return { personId, ...known, attemptsLeft: null, acting: personId === first, representation: 'JOINT', ...change };
}

const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Cases with persons, and the links of co-signers, in memory and over real HTTP. */
export async function startCoSigners() {
  const portal = await startPortalHarness();
  const { core, applications } = portal;
  const now = (): number => clock.now;
  const coSigners = assembleCoSigners({
    repository: createFakeCoSignerRepository(),
    person: createCoSignerPeople({ core, applications, now }),
    bankName: async () => 'Musterbank',
    queueCode: createQueueCodeMail({ core, now }),
    deriveSecret: createDeriveSecret({ privateKeyPem: pem, instance: 'test' }),
    searchHash: core.hash,
    limits: createRateLimits({ createLimiter: createFakeLimiter(now), searchHash: core.hash, ipFactor: 1 }),
    now,
  });
  const settings = fakeSettings({ bankName: 'Musterbank', orderCheckboxes: [] });
  const documents = { ofCase: async () => [] } as never;
  const own = createOwnPerson({ core, applications, settings, documents, now });
  const app = createHttpApp({ logger: silentLogger(), trustProxy: 1 });
  app.use((request, response, next) => {
    const session = request.get('x-session');
    if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
    next();
  });
  app.use('/api', coSigners.guard, coSigners.router!, own.router!);
  app.use(notFoundHandler, problemHandler({ logger: silentLogger(), table: problemTable }));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const call = (method: string, path: string, options: CallOptions = {}) =>
    callApi(`http://127.0.0.1:${server.port}`, method, path, options);
  const as = (token: string, method: string, path: string, body?: unknown) =>
    call(method, path, { headers: { authorization: `Bearer ${token}` }, ...(body === undefined ? {} : { body }) });

  /** A handed-over case with these persons, of whom the others have open checks. */
  async function handedOver(
    persons: readonly PersonProgress[] = [progressOf(first), progressOf(second)],
    changes: Partial<CaseSnapshot> = {},
  ): Promise<void> {
    await portal.openCase(caseId, 130);
    await portal.call('PUT', '/bgo_identifications/1001', { as: customer(caseId), body: completeForm() });
    portal.process.answer(() => ({ kind: 'outcome', outcome: { kind: 'done' } }));
    const { application, registration, kontoId } = (await applications.readStored(caseId))!;
    const product = { kontoId, productNumber: '', conditionNumber: '', girocardProductNumber: '' };
    const frozen = { application, registration, product, documents: [], orderCheckboxes: {} };
    await applications.frozen.freeze(caseId, frozen);
    await portal.setSnapshot(caseId, { status: caseStatus.transferred, handedOver: true, persons, ...changes });
    await finding('identityCheck', { url: 'https://ident.example.test/2' });
  }

  async function finding(kind: 'identityCheck' | 'missingInformation', content: object, findingId: string = kind) {
    const bytes = new TextEncoder().encode(JSON.stringify(content));
    await core.findings.record({ caseId, findingId, kind, personId: second, content: bytes });
  }

  const link = async (personId = second): Promise<string> =>
    (await coSigners.links.forMail(caseId, personId))?.link ?? '';

  /** The code of the newest mail to a person. */
  async function mailedCode(personId = second): Promise<string> {
    const outbox = (await core.cases.find(caseId))?.outbox ?? [];
    const mail = outbox.findLast((one) => one.kind === 'coSignerCode' && one.personId === personId);
    return (await coSigners.links.codeForMail({ caseId, personId, mailId: mail?.mailId ?? '' }))?.code ?? '';
  }

  /** Opens a session by link and code. */
  async function enter(token: string, personId = second): Promise<string> {
    await call('POST', '/person_link/send_code', { body: { link: token } });
    const body = { link: token, code: await mailedCode(personId) };
    return String((await call('POST', '/person_link/get_token', { body })).body['token']);
  }

  return {
    origin: `http://127.0.0.1:${server.port}`,
    ...{ portal, coSigners, call, as, handedOver, finding, link, mailedCode, enter },
    close: async () => {
      await server.close(0);
      await portal.close();
    },
  };
}

export type CoSigners = Awaited<ReturnType<typeof startCoSigners>>;
