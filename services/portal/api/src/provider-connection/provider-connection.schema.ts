import * as z from 'zod';

/** The connection to a provider as one address with parameters, its secrets masked (R3 §3 "Provider connection settings"). */
export const connectionSettingSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('Setting'),
  name: z.string(),
  /** Empty without a connection. */
  value: z.string(),
  /** Of this connection, 0 without one; other settings count on their own. */
  version: z.number(),
  /** Hosts that may be chosen, or addresses below which a free one may lie. */
  hosts: z.array(z.string()),
});
export type ConnectionSetting = z.infer<typeof connectionSettingSchema>;

const address = z.string().max(4000);

/** Body of `PUT /settings/connection.{provider}`: the setting as it was read may be sent back whole. */
export const changedConnectionSchema = z.strictObject({
  '@id': z.string().max(200).optional(),
  '@type': z.string().max(50).optional(),
  name: z.string().max(100),
  value: address,
  version: z.number().int().nonnegative().optional(),
  hosts: z.array(z.string()).optional(),
});

/** Body of a check: an address that is not stored; without one the stored connection is checked. */
export const connectionCheckSchema = z.strictObject({ value: address.optional() });

export const checkAnswerSchema = z.object({ result: z.enum(['ok', 'refused', 'timeout', 'invalid']) });
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** A webhook at the banking provider. */
export const webhookSchema = z.object({ id: z.string(), type: z.string(), url: z.string() });

/** What the identity-onboarding provider must know of the bank (R3 §3 "Onboarding data"). */
export const onboardingDataSchema = z.object({
  bankName: z.string(),
  initialWebhookUrl: z.string(),
  finalWebhookUrl: z.string(),
  metaApi: z.string(),
  successCallbackUrl: z.string(),
  failureCallbackUrl: z.string(),
});
export type OnboardingData = z.infer<typeof onboardingDataSchema>;
