import * as z from 'zod';

/** Longest value of a key's answer: an attestation with a certificate is a few kB. */
const encoded = z.base64url().max(8_192);
const credentialId = z.base64url().min(1).max(1_400);
const transports = z.array(z.string().max(30)).max(10);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(50), z.unknown()).default({}),
};

/** What a browser gives after `navigator.credentials.create` (WebAuthn, RegistrationResponseJSON). */
export const newKeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    authenticatorData: encoded.optional(),
    transports: transports.optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: encoded.optional(),
  }),
});
export type NewKey = z.infer<typeof newKeySchema>;

/** What a browser gives after `navigator.credentials.get` (WebAuthn, AuthenticationResponseJSON). */
export const usedKeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});
export type UsedKey = z.infer<typeof usedKeySchema>;

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }),
);

/** Options of `navigator.credentials.create`; the browser library takes them as they are. */
export const keyEnrolmentOptionsSchema = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: descriptors,
});
export type KeyEnrolmentOptions = z.infer<typeof keyEnrolmentOptionsSchema>;

const ticket = z.string().min(1).max(200);
const sixDigits = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Der Code besteht aus sechs Ziffern.'));
const recoveryCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{10}$/, 'Ein Wiederherstellungscode besteht aus zehn Buchstaben und Ziffern.'));
const username = z.string().trim().min(3).max(254);

/** The second step of a login: a code of the app, a key's answer, or one of the recovery codes. */
export const secondFactorBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('totp'), username, ticket, code: sixDigits }),
  z.object({ kind: z.literal('key'), username, ticket, key: usedKeySchema }),
  z.object({ kind: z.literal('recovery'), username, ticket, code: recoveryCode }),
]);
export type SecondFactorBody = z.infer<typeof secondFactorBodySchema>;

/** The second factors of the own account. */
export const factorsSchema = z.object({
  /** Since when codes of an app are accepted; null without one. */
  totp: z.object({ since: z.iso.datetime() }).nullable(),
  keys: z.array(
    z.object({ id: z.string(), name: z.string(), since: z.iso.datetime(), lastUsed: z.iso.datetime().nullable() }),
  ),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** The bank requires app or key for a role of the account. */
  required: z.boolean(),
  /** Browsers offer keys at names only, not at a numeric address. */
  keysOffered: z.boolean(),
});
export type Factors = z.infer<typeof factorsSchema>;

/** Changes of the factors need the password again: a session that was left open is not enough. */
const password = z.string().min(1).max(512);
const enrolment = z.string().min(1).max(200);

/** A secret for an app, valid for 10 minutes: as base32 and as otpauth address for a QR code (Key URI format). */
export const totpEnrolmentSchema = z.object({ enrolment: z.string(), secret: z.string(), uri: z.string() });
export type TotpEnrolment = z.infer<typeof totpEnrolmentSchema>;

export const totpConfirmBodySchema = z.object({ enrolment, password, code: sixDigits });

/** Options for a new key, valid for 10 minutes. */
export const keyEnrolmentSchema = z.object({ enrolment: z.string(), options: keyEnrolmentOptionsSchema });
export type KeyEnrolment = z.infer<typeof keyEnrolmentSchema>;

export const longestKeyName = 60;
export const mostKeys = 10;

export const newKeyBodySchema = z.object({
  enrolment,
  password,
  name: z.string().trim().min(1, 'Dieser Wert sollte nicht leer sein.').max(longestKeyName),
  key: newKeySchema,
});

export const passwordBodySchema = z.object({ password });

/** New recovery codes, readable this once; empty where a further factor keeps the codes that there are. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const removeFactorBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('totp'), password }),
  z.object({ kind: z.literal('key'), password, id: credentialId }),
]);
export type RemoveFactorBody = z.infer<typeof removeFactorBodySchema>;
