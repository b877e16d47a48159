import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readyToOrder } from '../support/applicant.js';
import { dataFolder } from '../support/addresses.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { openOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../support/otlp-receiver.js';
import { supervisor } from '../support/supervisor.js';
import { until } from '../support/until.js';

const traced = ['identity', 'company-check', 'notification', 'worker', 'event-bridge', 'portal'] as const;

const restartAll = (endpoint: string) =>
  Promise.all(traced.map((name) => supervisor.restart(name, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })));

/** The trace header that a browser sends with a click. */
function click() {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { traceId, headers: { traceparent: `00-${traceId}-${spanId}-01` } };
}

/** A span with its ancestors, the first cause first. */
function wayTo(span: ReceivedSpan, all: readonly ReceivedSpan[]): readonly ReceivedSpan[] {
  const cause = all.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(cause === undefined ? [] : wayTo(cause, all)), span];
}

const namesOf = (way: readonly ReceivedSpan[]) => way.map(({ service, name }) => `${service}: ${name}`);

describe('traces', () => {
  let receiver: OtlpReceiver;

  beforeAll(async () => {
    receiver = await openOtlpReceiver();
    await restartAll(receiver.endpoint);
  });

  afterAll(async () => {
    await restartAll('');
    await receiver.close();
  });

  /** The path from a click to a span, once all of it has been exported: each process exports its own part. */
  const arrived = (traceId: string, service: string, name: string) =>
    until(
      async () => {
        const all = receiver.spans().filter((span) => span.traceId === traceId);
        const ways = all
          .filter((span) => span.service === service && span.name === name)
          .map((span) => wayTo(span, all));
        const whole = ways.find(([first]) => first?.service === 'portal' && first.name.startsWith('POST /api/'));
        return whole === undefined ? undefined : namesOf(whole);
      },
      { what: `the way to ${service}: ${name} in the trace ${traceId}`, timeoutMs: 60_000 },
    );

  test('an order is one trace from the click to the call of the provider', async () => {
    const applicant = await readyToOrder(unknownCompany());
    const { traceId, headers } = click();
    expect((await applicant.order({ headers })).status).toBe(200);
    const updated = ['portal: POST /api/me/startIdentification', 'portal: command order', 'portal: update command'];
    expect(await arrived(traceId, 'identity', 'POST banking')).toEqual([
      ...updated,
      'worker: activity transferCase',
      'worker: kontor.identity.v1.IdentityService/TransferCase',
      'identity: kontor.identity.v1.IdentityService/TransferCase',
      'identity: POST banking',
    ]);
    const projected = ['worker', 'portal'].map(
      (service) => `${service}: kontor.cases.v1.CasesService/RecordTransitions`,
    );
    expect(await arrived(traceId, 'portal', 'kontor.cases.v1.CasesService/RecordTransitions')).toEqual([
      ...updated,
      'worker: activity recordTransitions',
      ...projected,
    ]);
    // No exported span contains entered data.
    const [person] = applicant.company.people;
    for (const personal of [applicant.email, applicant.company.name, person.lastName, person.birthday])
      expect(receiver.text()).not.toContain(personal);
    expect(receiver.text()).toContain(traceId);
  });

  test('a webhook is one trace from the provider to the signal of the case', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await applicant.order();
    const way = await until(
      async () => {
        const all = receiver.spans();
        const signals = all.filter(
          ({ service, name }) => service === 'event-bridge' && name === 'signal providerEvent',
        );
        return signals.map((span) => namesOf(wayTo(span, all))).find(([first]) => first?.startsWith('identity: POST'));
      },
      { what: 'a webhook that became a signal', timeoutMs: 60_000 },
    );
    expect(way).toEqual([
      'identity: POST /webhooks/banking/',
      'identity: webhook banking',
      'identity: publish kontor.identity.v1.ProviderEvent',
      'event-bridge: process ev.identity.v1.ProviderEvent',
      'event-bridge: signal providerEvent',
    ]);
  });

  test('a mail continues the trace of the click that caused it', async () => {
    const applicant = await readyToOrder(unknownCompany());
    const { traceId, headers } = click();
    expect((await api('POST', '/me/sendCode', { body: { email: applicant.email }, headers })).status).toBe(204);
    expect(await arrived(traceId, 'notification', 'kontor.notification.v1.NotificationService/SendMail')).toEqual([
      'portal: POST /api/me/sendCode',
      'portal: mail loginCode',
      'portal: kontor.notification.v1.NotificationService/SendMail',
      'notification: kontor.notification.v1.NotificationService/SendMail',
    ]);
  });

  test('the number of an error is the trace of the click, and is in the log', async () => {
    const { traceId, headers } = click();
    const answer = await api<{ traceId: string }>('GET', '/me', { headers });
    expect([answer.status, answer.body.traceId]).toEqual([401, traceId]);
    const log = join(dataFolder, 'logs', 'kontor.log');
    await until(async () => (await readFile(log, 'utf8')).includes(traceId), { what: `${traceId} in the log` });
  });
});
