import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeBanking } from '../provider/testing/banking-provider.fake.js';
import { createFakeWebhookChoice } from './testing/webhook-choice.repository.fake.js';
import { webhookChoiceSuite } from './testing/webhook-choice.repository.suite.js';
import { keepSubscribed, subscribeAll, subscribedTypes } from './keep-subscribed.js';

test('all nine types are subscribed once, also when the provider is available later', async () => {
  const banking = createFakeBanking();
  const subscriber = {
    banking,
    url: 'http://127.0.0.1:8111/webhooks/banking',
    choice: createFakeWebhookChoice(),
    logger: silentLogger(),
  };
  banking.fail('subscriptions', 'silent');
  await keepSubscribed(subscriber).done;
  await subscribeAll(subscriber);
  expect(banking.subscribed.map(({ type }) => type)).toEqual([...subscribedTypes]);
});

test('a stopped process does not retry', async () => {
  const banking = createFakeBanking();
  banking.fail('subscriptions', 'silent', 99);
  const { stop, done } = keepSubscribed({
    banking,
    url: 'http://127.0.0.1:8111',
    choice: createFakeWebhookChoice(),
    logger: silentLogger(),
  });
  stop();
  await done;
  expect(banking.subscribed).toEqual([]);
});

describe('the choice in memory', () => webhookChoiceSuite(createFakeWebhookChoice));

test('removed webhooks stay removed after a restart', async () => {
  const [banking, choice] = [createFakeBanking(), createFakeWebhookChoice()];
  const subscriber = { banking, url: 'http://127.0.0.1:8111', choice, logger: silentLogger() };
  await choice.choose(false);
  await keepSubscribed(subscriber).done;
  expect(banking.subscribed).toEqual([]);
  await choice.choose(true);
  await keepSubscribed(subscriber).done;
  expect(banking.subscribed).toHaveLength(9);
});
