import { defineRoute } from '../route/route.js';
import { sessionTokensSchema } from '../session/session.schema.js';
import {
  factorsSchema,
  keyEnrolmentSchema,
  newKeyBodySchema,
  passwordBodySchema,
  recoveryCodesSchema,
  removeFactorBodySchema,
  secondFactorBodySchema,
  totpConfirmBodySchema,
  totpEnrolmentSchema,
} from './second-factor.schema.js';

const tag = 'Zweiter Faktor';

export const loginBySecondFactor = defineRoute({
  method: 'POST',
  path: '/me/secondFactor',
  tag,
  access: 'public',
  summary: 'The second step of a staff login: a code of the app, a security key, or a recovery code.',
  body: secondFactorBodySchema,
  answers: { 200: sessionTokensSchema },
  problems: [400],
  limited: true,
});

export const getFactors = defineRoute({
  method: 'GET',
  path: '/me/factors',
  tag,
  access: 'staff',
  area: 'everybody',
  summary: 'The second factors of the own account.',
  answers: { 200: factorsSchema },
});

export const beginTotp = defineRoute({
  method: 'POST',
  path: '/me/factors/totp',
  tag,
  access: 'staff',
  area: 'everybody',
  summary: 'A new secret for an app (RFC 6238); nothing changes until a code confirms it.',
  answers: { 200: totpEnrolmentSchema },
});

export const confirmTotp = defineRoute({
  method: 'POST',
  path: '/me/factors/totp/confirm',
  tag,
  access: 'staff',
  area: 'everybody',
  summary: 'Accepts codes of the app from now on, instead of those of an app before.',
  body: totpConfirmBodySchema,
  answers: { 200: recoveryCodesSchema },
  problems: [409],
  limited: true,
});

export const beginKey = defineRoute({
  method: 'POST',
  path: '/me/factors/keys/options',
  tag,
  access: 'staff',
  area: 'everybody',
  summary: 'Options for a new security key or passkey (WebAuthn).',
  answers: { 200: keyEnrolmentSchema },
  problems: [409],
});

export const addKey = defineRoute({
  method: 'POST',
  path: '/me/factors/keys',
  tag,
  access: 'staff',
  area: 'everybody',
  summary: 'Adds a security key or passkey.',
  body: newKeyBodySchema,
  answers: { 200: recoveryCodesSchema },
  problems: [409],
  limited: true,
});

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/me/factors/recoveryCodes',
  tag,
  access: 'staff',
  area: 'everybody',
  summary: 'New recovery codes; those before are void.',
  body: passwordBodySchema,
  answers: { 200: recoveryCodesSchema },
  problems: [409],
  limited: true,
});

export const removeFactor = defineRoute({
  method: 'POST',
  path: '/me/factors/remove',
  tag,
  access: 'staff',
  area: 'everybody',
  summary:
    'Removes the app or a key; the last one takes the recovery codes with it, and stays where the bank requires one.',
  body: removeFactorBodySchema,
  answers: { 204: 'empty' },
  problems: [409],
  limited: true,
});
