import { defineRoute } from '../route/route.js';
import { sessionTokensSchema } from '../session/session.schema.js';
import {
  endPairingQuerySchema,
  pairingCodeSchema,
  pairingStateSchema,
  redeemBodySchema,
} from './other-device.schema.js';

const tag = 'Zugang';

export const openPairing = defineRoute({
  method: 'POST',
  path: '/me/other_device',
  tag,
  access: 'customer',
  summary:
    'A code by which another device continues this session: once, within two minutes; it replaces an earlier one.',
  answers: { 201: pairingCodeSchema },
  problems: [409],
  limited: true,
});

export const getPairing = defineRoute({
  method: 'GET',
  path: '/me/other_device',
  tag,
  access: 'customer',
  summary: 'Whether another device continues this session.',
  answers: { 200: pairingStateSchema },
});

export const endPairing = defineRoute({
  method: 'DELETE',
  path: '/me/other_device',
  tag,
  access: 'customer',
  summary: 'Revokes the code, and ends the session of the other device.',
  query: endPairingQuerySchema,
  answers: { 204: 'empty' },
  problems: [409],
});

export const redeemPairing = defineRoute({
  method: 'POST',
  path: '/me/other_device/redeem',
  tag,
  access: 'public',
  summary: 'Starts the session of the other device by its code; it lasts no longer than that of the first one.',
  body: redeemBodySchema,
  answers: { 200: sessionTokensSchema },
  problems: [400, 409],
  limited: true,
});
