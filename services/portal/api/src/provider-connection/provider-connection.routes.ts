import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import {
  checkAnswerSchema,
  connectionCheckSchema,
  onboardingDataSchema,
  webhookSchema,
} from './provider-connection.schema.js';

const tag = 'Anbieterverbindungen';

export const checkConnection = defineRoute({
  method: 'POST',
  path: '/settings/{name}/check',
  tag,
  access: 'staff',
  area: 'instance',
  summary:
    'Asks a provider something harmless, by the stored connection or by another address; the answer says ok, refused, timeout or invalid.',
  body: connectionCheckSchema,
  answers: { 200: checkAnswerSchema },
});

export const onboardingData = defineRoute({
  method: 'GET',
  path: '/my-connect/onboarding-data',
  tag,
  access: 'staff',
  area: 'instance',
  summary: 'What the identity-onboarding provider must know of the bank.',
  answers: { 200: onboardingDataSchema },
});

export const listWebhooks = defineRoute({
  method: 'GET',
  path: '/admin_webhooks/collection',
  tag,
  access: 'staff',
  area: 'instance',
  summary: "The bank's webhooks at the banking provider; healthy are nine.",
  answers: { 200: z.array(webhookSchema) },
});

export const registerWebhooks = defineRoute({
  method: 'POST',
  path: '/admin_webhooks/registerAll',
  tag,
  access: 'staff',
  area: 'instance',
  summary: 'Registers the webhooks that are missing, and answers all.',
  answers: { 200: z.array(webhookSchema) },
});

export const removeWebhooks = defineRoute({
  method: 'POST',
  path: '/admin_webhooks/removeAll',
  tag,
  access: 'staff',
  area: 'instance',
  summary: "Removes the bank's webhooks, and answers what is left.",
  answers: { 200: z.array(webhookSchema) },
});
