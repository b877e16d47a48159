import { silentLogger } from '@kontor/platform/logger/logger';
import { create } from '@bufbuild/protobuf';
import {
  GetOnboardingDataRequestSchema,
  ListWebhooksRequestSchema,
  RegisterWebhooksRequestSchema,
  RemoveWebhooksRequestSchema,
} from '@kontor/proto/kontor/identity/v1/identity_pb';
import { createFakeBanking } from '../provider/testing/banking-provider.fake.js';
import { createFakeWebhookChoice } from '../subscription/testing/webhook-choice.repository.fake.js';
import { createConnectionResponder } from './connection.responder.js';

const settings = {
  bankingHosts: {},
  onboardingHosts: {},
  bankingWebhookUrl: 'http://127.0.0.1:8111/webhooks/banking',
  onboardingWebhookUrl: 'http://127.0.0.1:8111/webhooks/identity-onboarding',
  metaApi: 'http://127.0.0.1:8111/webhooks/identity-onboarding/meta/{externalID}',
  successUrl: 'http://localhost/identifikation/erfolg',
  failureUrl: 'http://localhost/identifikation/fehler',
};
const context = { logger: silentLogger() };

function setUp(banking: ReturnType<typeof createFakeBanking> | null) {
  const choice = createFakeWebhookChoice();
  const responder = createConnectionResponder({ owned: [], banking: () => banking, choice, settings });
  return {
    choice,
    list: () => responder.listWebhooks(create(ListWebhooksRequestSchema), context),
    register: () => responder.registerWebhooks(create(RegisterWebhooksRequestSchema), context),
    remove: () => responder.removeWebhooks(create(RemoveWebhooksRequestSchema), context),
    onboarding: () => responder.getOnboardingData(create(GetOnboardingDataRequestSchema), context),
  };
}

test('all nine webhooks are registered and removed; those of others stay', async () => {
  const banking = createFakeBanking();
  await banking.subscribe({ type: 'person.updated', url: 'https://other.example' });
  const { choice, list, register, remove } = setUp(banking);
  expect((await list()).webhooks).toEqual([]);
  expect((await register()).webhooks).toHaveLength(9);
  expect((await register()).webhooks).toHaveLength(9);
  expect((await remove()).webhooks).toEqual([]);
  expect(banking.subscribed).toHaveLength(1);
  expect(await choice.areWanted()).toBe(false);
  await register();
  expect(await choice.areWanted()).toBe(true);
});

test('without a connection the caller may ask again', async () => {
  await expect(setUp(null).list()).rejects.toMatchObject({ code: 'not-connected', retryable: true });
});

test('the onboarding data name our addresses', async () => {
  expect(await setUp(null).onboarding()).toMatchObject({
    metaApi: expect.stringContaining('{externalID}') as unknown,
    successCallbackUrl: settings.successUrl,
  });
});
