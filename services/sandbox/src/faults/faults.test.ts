import { startSandbox, type Reply, type RunningSandbox } from '../testing/running-sandbox.fake.js';

let running: RunningSandbox;
let counter = 0;
beforeAll(async () => {
  running = await startSandbox();
});
afterEach(() => running.request('DELETE', '/faults/core-banking'));
afterAll(() => running.stop());

const fault = (settings: Record<string, unknown>): Promise<Reply> =>
  running.request('PUT', '/faults/core-banking', settings);
function create(timeoutMs = 3000): Promise<Reply> {
  const body = {
    externalReference: `f_${counter}`,
    kind: 'natural',
    mode: 'INTERESSENT',
    branch: 1,
    advisor: 1,
    firstName: 'A',
    lastName: 'B',
  };
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('no answer')), timeoutMs).unref(),
  );
  return Promise.race([running.request('POST', '/core-banking/v1/persons', body), late]);
}
async function effects(): Promise<number> {
  const { json } = await running.request('GET', `/ledger?provider=core-banking&reference=f_${counter}`);
  return (json['effects'] as unknown[]).length;
}
beforeEach(() => {
  counter += 1;
});

describe('fault modes', () => {
  test('500 has no effect', async () => {
    await fault({ mode: 500 });
    expect((await create()).status).toBe(500);
    expect(await effects()).toBe(0);
  });

  test('a seed hits the same requests again', async () => {
    const hits = async (seed: number): Promise<readonly number[]> => {
      await fault({ mode: 500, rate: 0.5, seed });
      const statuses: number[] = [];
      for (let request = 0; request < 20; request += 1) statuses.push((await create()).status);
      return statuses;
    };
    const first = await hits(7);
    expect(new Set(first)).toEqual(new Set([500, 201]));
    expect(await hits(7)).toEqual(first);
    expect(await hits(8)).not.toEqual(first);
  });

  test('422 refuses for good', async () => {
    await fault({ mode: '422' });
    expect((await create()).status).toBe(422);
  });

  test('429 has Retry-After', async () => {
    await fault({ mode: '429' });
    const reply = await create();
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await effects()).toBe(0);
  });

  test('garbage is not JSON', async () => {
    await fault({ mode: 'garbage' });
    const reply = await create();
    expect(reply.status).toBe(200);
    expect(() => void JSON.parse(reply.text)).toThrow();
  });

  test('execute-and-timeout has its effect and no response', async () => {
    await fault({ mode: 'execute-and-timeout', times: 1 });
    await expect(create()).rejects.toThrow();
    expect(await effects()).toBe(1);
    const { json } = await running.request('GET', `/ledger?provider=core-banking&reference=f_${counter}`);
    expect(json['calls']).toMatchObject([{ status: null, fault: 'execute-and-timeout' }]);
    expect((await create()).status).toBe(201);
  });

  test('silence has no effect and no response', async () => {
    await fault({ mode: 'silence' });
    await expect(create(100)).rejects.toThrow('no answer');
    expect(await effects()).toBe(0);
  });

  test('latency delays the response', async () => {
    await fault({ latencyMs: 80 });
    const begin = Date.now();
    expect((await create()).status).toBe(201);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(75);
  });

  test('rate, times and match choose the requests', async () => {
    await fault({ mode: '500', rate: 0 });
    expect((await create()).status).toBe(201);
    await fault({ mode: '500', match: 'POST /accounts' });
    expect((await create()).status).toBe(201);
    await fault({ mode: '500', times: 2, match: 'POST /persons' });
    expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([500, 500, 201]);
  });

  test('of one case spares every other, and counts before that of the provider', async () => {
    const ofCase = `/faults/core-banking?reference=f_${counter}`;
    await running.request('PUT', ofCase, { mode: '500', times: 1 });
    const own = counter;
    counter += 1;
    expect((await create()).status).toBe(201);
    counter = own;
    expect([(await create()).status, (await create()).status]).toEqual([500, 201]);
    await running.request('PUT', ofCase, {});
    await fault({ mode: '500' });
    expect((await create()).status).toBe(201);
    expect((await running.request('GET', ofCase)).json).toMatchObject({ mode: 'none' });
    await running.request('DELETE', ofCase);
    expect((await create()).status).toBe(500);
    counter += 1;
  });

  test('a limit of requests per second', async () => {
    await fault({ requestsPerSecond: 2 });
    const statuses: number[] = [];
    // A second may pass between two of them on a busy machine.
    do statuses.push((await create()).status);
    while (statuses.at(-1) === 201 && statuses.length < 100);
    expect(statuses.length).toBeGreaterThan(2);
    expect(statuses.at(-1)).toBe(429);
  });

  test('unknown settings and providers are refused; the current setting is returned', async () => {
    expect((await fault({ mode: 'explode' })).status).toBe(422);
    expect((await fault({ speed: 1 })).status).toBe(422);
    expect((await running.request('PUT', '/faults/nobody', {})).status).toBe(404);
    await fault({ latencyMs: 5 });
    expect((await running.request('GET', '/faults/core-banking')).json).toMatchObject({
      latencyMs: 5,
      mode: 'none',
      webhooks: 'once',
    });
    expect((await running.request('GET', '/faults')).json['banking']).toMatchObject({ mode: 'none' });
  });
});
