import { defineRoute } from '../route/route.js';
import { sessionTokensSchema } from '../session/session.schema.js';
import { redeemWindowCodeBodySchema, windowCodeSchema } from './window-code.schema.js';

const tag = 'Zugang';

export const requestWindowCode = defineRoute({
  method: 'POST',
  path: '/me/windowCode',
  tag,
  access: 'unverified',
  summary: 'A code by which a registration in a frame continues in a window of its own: once, within 60 seconds.',
  answers: { 201: windowCodeSchema },
  problems: [409],
  limited: true,
});

export const redeemWindowCode = defineRoute({
  method: 'POST',
  path: '/me/getTokenByWindow',
  tag,
  access: 'public',
  summary: 'Continues the registration of a code in this window; the session of the frame ends.',
  body: redeemWindowCodeBodySchema,
  answers: { 200: sessionTokensSchema },
  problems: [400],
  limited: true,
});
