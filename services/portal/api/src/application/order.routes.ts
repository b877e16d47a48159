import { orderSchema } from '@kontor/domain/application/order.schema';
import { resolutionSchema } from '@kontor/domain/matching/resolution.schema';
import { defineRoute } from '../route/route.js';
import { submittedSchema } from './application.schema.js';

const tag = 'Antrag';

export const startIdentification = defineRoute({
  method: 'POST',
  path: '/me/startIdentification',
  tag,
  access: 'customer',
  summary: 'Orders: 200 when handed over, 204 when the status page shows the rest.',
  body: orderSchema,
  answers: { 200: submittedSchema, 204: 'empty' },
  problems: [409, 410, 412],
});

export const continueIdentification = defineRoute({
  method: 'POST',
  path: '/me/continue-identification',
  tag,
  access: 'customer',
  summary: 'Continues after a mismatch with the customer’s resolution.',
  body: resolutionSchema,
  answers: { 200: submittedSchema, 204: 'empty' },
  problems: [409, 410],
});
