import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { toSnapshotMessage } from '@kontor/case-client/case/case-snapshot.message';
import { toHistoryLine } from '@kontor/case-client/case/history-entry.message';
import type { Bus } from '@kontor/platform/bus/bus';
import { listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { createMongo } from '@kontor/platform/mongo/mongo';
import { until } from '@kontor/platform/testing/until.fake';
import { CaseSnapshotSchema, HistoryLineSchema } from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { RecordTransitionsRequestSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { WorkflowClient } from '@temporalio/client';
import mongoose from 'mongoose';
import { sampleRegistration } from './access/registration/testing/sample-registration.js';
import { readConfig } from './config.js';
import { createApp, handlersOf, startConcepts } from './http/app/app.module.js';
import { createConcepts } from './portal.js';
import { baseSnapshot } from './testing/base-snapshot.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';
const logger = silentLogger();
const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const key = () => randomBytes(32).toString('base64');

/** The portal on MongoDB, beside a bus and a Temporal that accept everything. */
function portal() {
  const [started, sent]: [string[], string[]] = [[], []];
  const notification = {
    sendMail: async ({ mailId }: { readonly mailId: string }) => {
      sent.push(mailId);
      return { result: { case: 'sent', value: {} } };
    },
  };
  const bus = {
    serve: () => undefined,
    client: () => notification,
    publishLive: () => undefined,
    subscribeLive: () => () => undefined,
  } as unknown as Bus;
  const client = {
    withDeadline: (_at: number, work: () => unknown) => work(),
    start: async (_type: string, { workflowId }: { readonly workflowId: string }) => void started.push(workflowId),
  } as unknown as WorkflowClient;
  const config = readConfig({
    ...{ KONTOR_PROFILE: 'test', MONGODB_URI: uri, NATS_URL: 'nats://127.0.0.1:1', NATS_USER: 'p', NATS_PASSWORD: 'p' },
    ...{ TEMPORAL_ADDRESS: '127.0.0.1:1', APP_URL: 'http://127.0.0.1', SEARCH_PEPPER: key() },
    ...{ MASTER_KEY: key(), VAULT_KEY: key(), TOKEN_PRIVATE_KEY: pem(), EXPORT_PRIVATE_KEY: pem() },
  });
  const open = (name: string) => createMongo({ config, database: `kontor_test_new_${name}_${process.pid}`, logger });
  const mongo = { portal: open('portal'), keys: open('keys'), vault: open('vault') };
  const dbs = { portalDb: mongo.portal.connection, keysDb: mongo.keys.connection, vaultDb: mongo.vault.connection };
  const metrics = createMetrics('portal');
  const deps = { config, logger, metrics, mongo, ...dbs, bus, temporal: async () => client, now: Date.now };
  return { deps, parts: createConcepts(deps), started, sent };
}

describe('a new case on MongoDB', () => {
  let running: ReturnType<typeof portal>;
  let http: HttpListener;
  let stop: () => Promise<void>;
  const asked: string[] = [];

  beforeAll(async () => {
    running = portal();
    const { deps, parts } = running;
    stop = startConcepts(deps, parts.all);
    http = await listen(createApp(deps, parts), { host: '127.0.0.1', port: 0 });
    await Promise.all(Object.values(deps.mongo).map((one) => one.ready()));
    mongoose.set('debug', (collection: string, method: string) => void asked.push(`${collection}.${method}`));
  });
  afterAll(async () => {
    mongoose.set('debug', false);
    await Promise.all([http.close(0), stop()]);
    for (const one of Object.values(running.deps.mongo)) {
      await one.connection.dropDatabase();
      await one.close();
    }
  });

  const api = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const given = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${http.port}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...given,
    });
    return (await answer.json()) as Record<string, unknown>;
  };

  /** Registers, asks for the session, and projects the first status with its mail. */
  async function newCase(username: string): Promise<void> {
    const cases = running.started.length;
    const { token } = await api(
      'POST',
      '/me/register',
      { 'idempotency-key': username },
      { ...sampleRegistration, username },
    );
    const { bgoId } = await api('GET', '/me', { authorization: `Bearer ${String(token)}` });
    await until('the process of the case', () => running.started.length > cases);
    await until('the note that it is open', () => asked.includes('applicants.updateOne'));
    const line = { seq: 1, at: Date.now(), type: 'bgo', personId: null, status: '110', actor: 'system' } as const;
    const entry = { ...line, cause: 'register', accountId: null, mails: ['verification'] } as const;
    const request = create(RecordTransitionsRequestSchema, {
      caseId: String(bgoId),
      seq: 1n,
      lines: [create(HistoryLineSchema, toHistoryLine(entry))],
      snapshot: create(CaseSnapshotSchema, toSnapshotMessage({ ...baseSnapshot, status: 110 })),
    });
    await handlersOf(running.parts.all).recordTransitions(request, { logger });
    await until('its mail', () => running.sent.includes(`${String(bgoId)}:1:0`));
    await until('the end of its mail', () => asked.filter((one) => one === 'cases.updateOne').length >= 2);
    await until('its entry in the log', () => asked.includes('audit_queue.deleteMany'));
  }

  it('asks for no more than this', async () => {
    await newCase('erste@firma.test');
    asked.length = 0;
    const begin = performance.now();
    await newCase('zweite@firma.test');
    const { 'configurations.findOne': readings = 0, ...counts } = countsOf(asked);
    // The settings are read once a second, whatever is asked.
    expect(readings).toBeLessThanOrEqual(1 + (performance.now() - begin) / 1000);
    expect(counts).toEqual({
      // The registration.
      ...{ 'idempotency_keys.insertOne': 1, 'idempotency_keys.updateOne': 1, 'rate_limits.findOneAndUpdate': 2 },
      ...{
        'counters.findOneAndUpdate': 1,
        'case_keys.insertOne': 1,
        'applicants.insertOne': 1,
        'sessions.insertOne': 1,
      },
      // The taken address, the session of the second request, its answer, and the address of the mail.
      ...{ 'applicants.findOne': 4, 'sessions.findOne': 1 },
      // The case with its first status, and the mail that is taken out of it.
      ...{ 'cases.insertOne': 1, 'cases.findOne': 2, 'cases.updateOne': 2, 'case_figures.updateOne': 1 },
      // The opened case, and the code of the mail.
      'applicants.updateOne': 2,
      // The entry of the status, and what appends all entries that wait.
      ...{ 'audit_queue.insertOne': 1, 'audit_lease.updateOne': 1, 'audit_log.findOne': 1 },
      ...{ 'audit_log.insertMany': 1, 'audit_queue.deleteMany': 1 },
    });
  });
});

/** How often each command was given, without searches: pollers make them at any time, and one serves all that waits. */
function countsOf(commands: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of commands)
    if (!one.endsWith('.find') && !one.startsWith('approvals.')) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}
