import { eventually, startSandbox, type RunningSandbox } from './testing/running-sandbox.fake.js';

let running: RunningSandbox;
beforeEach(async () => {
  running = await startSandbox();
});
afterEach(() => running.stop());

async function restart(): Promise<void> {
  await running.stop({ keepFolder: true });
  running = await startSandbox({}, running.folder);
}

describe('the sandbox', () => {
  test('answers the health check with its name', async () => {
    expect((await running.request('GET', '/healthz')).json).toEqual({
      status: 'ok',
      pid: process.pid,
      instance: 'test-instance',
    });
    expect((await running.request('GET', '/readyz')).status).toBe(200);
  });

  test('has metrics of its answers and webhooks', async () => {
    await running.request('GET', '/onboarding/v1/transactions/unbekannt');
    await running.request('POST', '/banking/v1/persons', { reference: 'c_2:p_1', firstName: 'A', lastName: 'B' });
    const response = await fetch(`${running.url}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    const counted = (part: string) =>
      new RegExp(`^sandbox_request_seconds_count\\{.*part="${part}",status="(.)xx"\\} 1$`, 'm');
    expect(counted('onboarding').exec(text)?.[1]).toBe('4');
    expect(counted('banking').exec(text)?.[1]).toBe('2');
    expect(text).toContain('# TYPE sandbox_webhooks gauge');
    expect(text).toContain('process_resident_memory_bytes{process="sandbox"}');
  });

  test('keeps objects, ledger, keys and faults after a restart', async () => {
    const person = { reference: 'c_1:p_1', firstName: 'A', lastName: 'B' };
    const key = { 'idempotency-key': 'k' };
    const created = await running.request('POST', '/banking/v1/persons', person, key);
    await running.request('PUT', '/faults/onboarding', { mode: '500' });
    await restart();
    const again = await running.request('POST', '/banking/v1/persons', person, key);
    expect(again.json['id']).toBe(created.json['id']);
    const { json } = await running.request('GET', '/ledger?reference=c_1');
    expect(json['counts']).toMatchObject([{ count: 1 }]);
    expect((json['calls'] as { seq: number }[]).map((call) => call.seq)).toEqual(
      [...(json['calls'] as { seq: number }[]).map((call) => call.seq)].sort((a, b) => a - b),
    );
    expect((await running.request('GET', '/onboarding/v1/transactions')).status).toBe(500);
  });

  test('continues scheduled steps after a restart', async () => {
    await running.stop({ keepFolder: true });
    running = await startSandbox({ SANDBOX_STEP_MS: '60' }, running.folder);
    const body = { externalId: 'c_2', firstName: 'A', lastName: 'Sofort' };
    await running.request('POST', '/onboarding/v1/transactions', body);
    await restart();
    await eventually(
      () => running.request('GET', '/onboarding/v1/transactions?externalId=c_2'),
      ({ json }) => json.items[0]?.['status'] === 'approved',
    );
  });

  test('numbers of the core bank are unique after a restart', async () => {
    const body = {
      externalReference: 'x',
      kind: 'natural',
      mode: 'INTERESSENT',
      branch: 1,
      advisor: 1,
      firstName: 'A',
      lastName: 'B',
    };
    const first = await running.request('POST', '/core-banking/v1/persons', body);
    await restart();
    const second = await running.request('POST', '/core-banking/v1/persons', body);
    expect(Number(second.json['personnummer'])).toBe(Number(first.json['personnummer']) + 1);
  });
});
