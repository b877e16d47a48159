import { randomUUID } from 'node:crypto';
import type { WebhookInbox } from '../webhook-inbox.js';

type Inbox = () => WebhookInbox;

const webhook = (provider: string, eventId: string = randomUUID()) => ({
  provider,
  eventId,
  raw: '{"type":"x"}',
  receivedAt: new Date(),
});
const times = (ms = 0) => ({ now: new Date(Date.now() + ms), leaseUntil: new Date(Date.now() + ms + 60_000) });

/** What every webhook inbox must do; run against the fake and against MongoDB. */
export function webhookInboxSuite(inboxOf: Inbox): void {
  storesOnce(inboxOf);
  ageOfWaiting(inboxOf);
  endsOfHandling(inboxOf);
  erasesByReference(inboxOf);
}

function storesOnce(inboxOf: Inbox): void {
  test('an event is stored once, also when it is received twenty times at once', async () => {
    const event = webhook(randomUUID());
    const stored = await Promise.all(Array.from({ length: 20 }, () => inboxOf().store(event)));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await inboxOf().store({ ...event, provider: randomUUID() })).toBe(true);
  });

  test('a claimed event cannot be claimed again until its lease ends', async () => {
    const provider = randomUUID();
    await inboxOf().store(webhook(provider, 'e1'));
    const claims = await Promise.all(Array.from({ length: 8 }, () => inboxOf().claim(provider, times())));
    expect(claims.filter((claim) => claim !== undefined)).toMatchObject([
      { eventId: 'e1', attempts: 1, raw: '{"type":"x"}' },
    ]);
    expect(await inboxOf().claim(provider, times(61_000))).toMatchObject({ eventId: 'e1', attempts: 2 });
  });
}

function ageOfWaiting(inboxOf: Inbox): void {
  test('the oldest waiting event has its time, and a claimed one its trace', async () => {
    const provider = randomUUID();
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const at = (ms: number) => new Date(Date.now() - ms);
    expect(await inboxOf().waitingSince(provider)).toBeUndefined();
    await inboxOf().store({ ...webhook(provider, 'old'), receivedAt: at(9_000), traceparent });
    await inboxOf().store({ ...webhook(provider, 'new'), receivedAt: at(1_000) });
    const since = async () => Math.round((Date.now() - Number(await inboxOf().waitingSince(provider))) / 1000);
    expect(await since()).toBe(9);
    expect(await inboxOf().claim(provider, times())).toMatchObject({ eventId: 'old', traceparent });
    await inboxOf().done(`${provider}:old`);
    expect(await since()).toBe(1);
  });
}

function endsOfHandling(inboxOf: Inbox): void {
  test('handled and dead events are not claimed again, postponed ones are when due', async () => {
    const provider = randomUUID();
    for (const eventId of ['done', 'dead', 'later']) await inboxOf().store(webhook(provider, eventId));
    await inboxOf().done(`${provider}:done`);
    await inboxOf().dead(`${provider}:dead`);
    await inboxOf().retryAt(`${provider}:later`, new Date(Date.now() + 10_000));
    expect(await inboxOf().claim(provider, times())).toBeUndefined();
    expect(await inboxOf().claim(provider, times(10_001))).toMatchObject({ eventId: 'later' });
    expect(await inboxOf().store(webhook(provider, 'done'))).toBe(false);
  });

  test('waiting and dead events can be requeued, handled ones cannot', async () => {
    const provider = randomUUID();
    for (const eventId of ['done', 'dead', 'later']) await inboxOf().store(webhook(provider, eventId));
    await inboxOf().done(`${provider}:done`);
    await inboxOf().dead(`${provider}:dead`);
    await inboxOf().retryAt(`${provider}:later`, new Date(Date.now() + 60_000));
    const again = (eventId: string) => inboxOf().requeue(`${provider}:${eventId}`, new Date());
    expect([await again('done'), await again('other')]).toEqual(['handled', 'unknown']);
    expect(await inboxOf().claim(provider, times())).toBeUndefined();
    expect([await again('dead'), await again('later')]).toEqual(['queued', 'queued']);
    const claimed = [await inboxOf().claim(provider, times(1)), await inboxOf().claim(provider, times(1))];
    expect(claimed.map((claim) => claim?.eventId).sort()).toEqual(['dead', 'later']);
  });

  test('handled and unreadable events are purged, waiting ones are not', async () => {
    const provider = randomUUID();
    for (const eventId of ['done', 'dead', 'open']) await inboxOf().store(webhook(provider, eventId));
    await inboxOf().done(`${provider}:done`);
    await inboxOf().dead(`${provider}:dead`);
    expect(await inboxOf().purge(provider, new Date(Date.now() - 1_000))).toBe(0);
    expect(await inboxOf().purge(provider, new Date(Date.now() + 1_000))).toBe(2);
    expect(await inboxOf().store(webhook(provider, 'open'))).toBe(false);
  });
}

function erasesByReference(inboxOf: Inbox): void {
  test('waiting and dead events with a matching reference are deleted, others are kept', async () => {
    const [provider, mine] = [randomUUID(), randomUUID()];
    const about = (eventId: string, raw: string) => inboxOf().store({ ...webhook(provider, eventId), raw });
    await about('waiting', JSON.stringify({ data: { reference: `${mine}:p1` } }));
    await about('child', JSON.stringify({ data: { reference: 'x', parentReference: mine } }));
    await about('dead', `{"data":{"reference" : "${mine}"`);
    await about('other', JSON.stringify({ data: { reference: `${mine}1` }, note: mine }));
    await inboxOf().dead(`${provider}:dead`);
    const fits = (reference: string) => reference.split(':', 1)[0] === mine;
    expect(await inboxOf().erase(fits)).toBe(3);
    expect(await inboxOf().erase(fits)).toBe(0);
    expect((await inboxOf().claim(provider, times()))?.eventId).toBe('other');
    expect(await inboxOf().claim(provider, times())).toBeUndefined();
  });
}
