import { languages } from '@kontor/texts/languages';
import * as z from 'zod';
import { factorQuestionSchema } from './factor-question.schema.js';

/** Access and refresh token of one login. */
export const tokenPairSchema = z.object({ token: z.string(), refresh_token: z.string() });
export type TokenPair = z.infer<typeof tokenPairSchema>;

/** The same; without the refresh token where a cookie holds it (see `sessionHeaders`). */
export const sessionTokensSchema = tokenPairSchema.partial({ refresh_token: true });
export type SessionTokens = z.infer<typeof sessionTokensSchema>;

/** Answer of `POST /me/register`: tokens of the not yet verified login, nothing for an adviser's registration. */
export const registerAnswerSchema = tokenPairSchema.partial();
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;

const email = z.string().trim().min(3).max(254);
const sixLetters = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{6}$/, 'Der Code besteht aus sechs Buchstaben.');
const link = z.string().trim().min(1).max(200);

export const verifyBodySchema = z.object({ code: sixLetters });
export const linkBodySchema = z.object({ code: link });
export const sendCodeBodySchema = z.object({ email });
export const getTokenBodySchema = z.object({ email, code: sixLetters });
export const refreshBodySchema = z.object({ refresh_token: z.string().min(1).max(500) });

/** Code units of the longest password that can be set: 256 characters of two each. */
const longestPassword = 512;

/** Login of staff; the name may be sent as `username`, as `mail` or as both. */
export const loginBodySchema = z
  .object({
    username: email.optional(),
    mail: email.optional(),
    password: z.string().min(1).max(longestPassword),
  })
  .refine(({ username, mail }) => username !== undefined || mail !== undefined, {
    path: ['username'],
    message: 'Dieser Wert sollte nicht leer sein.',
  });

/** Tokens, or what the second step is: `codeRequested` when a code was mailed, `secondFactor` where the account has one. */
export const loginAnswerSchema = z.union([
  sessionTokensSchema,
  z.object({ codeRequested: z.literal(true) }),
  z.object({ secondFactor: factorQuestionSchema }),
]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const simpleVerificationAnswerSchema = sessionTokensSchema.extend({ createdByBerater: z.boolean() });
export type SimpleVerificationAnswer = z.infer<typeof simpleVerificationAnswerSchema>;

const accepted = z.literal(true, 'Bestätigung erforderlich');

/** Consents of a customer whom an adviser registered. */
export const consentsBodySchema = z.object({
  authorizedToRepresent: accepted,
  acceptedDatenschutz: accepted,
  /** The terms of the identity service, where the bank names them. */
  acceptedSolaris: accepted.optional(),
});
export type ConsentsBody = z.infer<typeof consentsBodySchema>;

/** The language of mails. */
export const languageBodySchema = z.strictObject({ language: z.enum(languages) });

/** The path below `/api` that a ticket is for, without its query. */
export const downloadTicketBodySchema = z.object({ path: z.string().min(2).max(300).startsWith('/') });
export const downloadTicketSchema = z.object({ ticket: z.string(), expiresAt: z.iso.datetime() });
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** Claims a client may read from an access token; the server never trusts them. */
export const tokenClaimsSchema = z.object({
  sub: z.string(),
  username: z.string(),
  roles: z.array(z.string()),
  inheritedRoles: z.array(z.string()),
  verified: z.boolean(),
  iat: z.number(),
  exp: z.number(),
  aud: z.string(),
  /** The bank requires a second factor that the account has not yet: until then it has no role. */
  mustEnrol: z.boolean().optional(),
});
export type TokenClaims = z.infer<typeof tokenClaimsSchema>;
