import { Webhook } from 'standardwebhooks';
import {
  eventually,
  startReceiver,
  startSandbox,
  WEBHOOK_SECRET,
  type Receiver,
  type RunningSandbox,
} from '../testing/running-sandbox.fake.js';

let running: RunningSandbox;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  running = await startSandbox({
    ONBOARDING_WEBHOOK_URL: receiver.url,
    BANKING_WEBHOOK_URL: `${receiver.url}/default`,
  });
});
afterEach(async () => {
  await running.stop();
  await receiver.stop();
});

/** Finishes an identity check, which makes one event. */
async function event(externalId: string): Promise<void> {
  const body = { externalId, firstName: 'Marlene', lastName: 'Osterkamp' };
  const { json } = await running.request('POST', '/onboarding/v1/transactions', body);
  const id = String(json['identUrl']).split('/').at(-1) ?? '';
  await running.request('POST', `/identity-check/${id}/outcome`, { outcome: 'approved' });
}
const received = (count: number): Promise<Receiver['received']> =>
  eventually(
    () => receiver.received,
    (all) => all.length === count,
  );
const ids = (all: Receiver['received']): string[] => all.map(({ headers }) => headers['webhook-id'] ?? '');
const references = (all: Receiver['received']): string[] =>
  all.map(({ body }) => (JSON.parse(body) as { data: { reference: string } }).data.reference);

describe('webhooks', () => {
  test('are signed and hold no personal data', async () => {
    await event('c_1:p_1');
    const [first] = await received(1);
    const payload = new Webhook(WEBHOOK_SECRET).verify(first?.body ?? '', first?.headers ?? {});
    expect(payload).toMatchObject({
      type: 'transaction.updated',
      data: { reference: 'c_1:p_1', parentId: null, status: 'approved' },
    });
    expect(first?.body).not.toMatch(/Marlene|Osterkamp/);
    expect(() => new Webhook(WEBHOOK_SECRET).verify(`${first?.body ?? ''} `, first?.headers ?? {})).toThrow();
  });

  test('duplicate: twice with the same id', async () => {
    await running.request('PUT', '/faults/onboarding', { webhooks: 'duplicate' });
    await event('c_1');
    expect(new Set(ids(await received(2))).size).toBe(1);
  });

  test('shuffle: later ones first', async () => {
    await running.request('PUT', '/faults/onboarding', { webhooks: 'shuffle' });
    let round = 0;
    const sent = async (): Promise<readonly string[]> => {
      const before = receiver.received.length;
      // A case that has finished its check makes no second event.
      round += 1;
      for (const nth of [1, 2, 3]) await event(`c_${round}${nth}`);
      return references((await received(before + 3)).slice(before)).map((reference) => reference.slice(-1));
    };
    expect(await eventually(sent, ([first]) => first === '3')).toEqual(['3', '2', '1']);
  });

  test('silent: recorded, not sent', async () => {
    await running.request('PUT', '/faults/onboarding', { webhooks: 'silent' });
    await event('c_1');
    const { json } = await running.request('GET', '/webhook-deliveries?reference=c_1');
    expect(json.items).toMatchObject([{ type: 'transaction.updated', state: 'silent', attempts: 0 }]);
    expect(json.items[0]?.['status']).toEqual(expect.any(String));
    expect(Date.parse(String(json.items[0]?.['timestamp']))).toBeLessThanOrEqual(Date.now());
    expect(receiver.received).toEqual([]);
  });

  test('silent for one case: others are sent', async () => {
    await running.request('PUT', '/faults/onboarding?reference=c_1', { webhooks: 'silent' });
    await event('c_1:p_1');
    await event('c_2:p_1');
    expect(references(await received(1))).toEqual(['c_2:p_1']);
  });

  test('a webhook that was not accepted is sent again with the same id', async () => {
    receiver.answerWith(503);
    await event('c_1');
    await received(1);
    receiver.answerWith(204);
    expect(new Set(ids(await received(2))).size).toBe(1);
    await eventually(
      () => running.request('GET', '/webhook-deliveries'),
      ({ json }) => json.items[0]?.['state'] === 'delivered',
    );
  });

  test('a webhook that was not accepted is sent after a restart', async () => {
    receiver.answerWith(500);
    await event('c_1');
    await received(1);
    await running.stop({ keepFolder: true });
    receiver.answerWith(204);
    running = await startSandbox({ ONBOARDING_WEBHOOK_URL: receiver.url }, running.folder);
    expect(new Set(ids(await received(2))).size).toBe(1);
  });

  test('the banking provider sends to its subscriptions, and to its default address without one', async () => {
    const incomplete = { firstName: 'A', lastName: 'B' };
    await running.request('POST', '/banking/v1/persons', { reference: 'c_1:p_1', ...incomplete });
    await received(1);
    const url = `${receiver.url}/subscribed`;
    await running.request('POST', '/banking/v1/webhooks', { type: 'person.updated', url });
    await running.request('POST', '/banking/v1/persons', { reference: 'c_1:p_2', ...incomplete });
    await received(2);
    const { json } = await running.request('GET', '/webhook-deliveries?provider=banking');
    expect(json.items.map((item) => item['url'])).toEqual([`${receiver.url}/default`, url]);
  });
});
