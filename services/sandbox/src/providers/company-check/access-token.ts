import { createHmac } from 'node:crypto';
import express, { Router, type Request } from 'express';
import { equalSecrets, readBasic, unauthorized } from '../../provider-http/credentials.js';

interface Client {
  clientId: string;
  clientSecret: string;
}

const LIFETIME_S = 3600;

/** A self-contained token (expiry and MAC), valid across restarts of the sandbox. */
export function createAccessToken(client: Client, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + LIFETIME_S);
  return `${expires}.${macOf(client, expires)}`;
}

/** @throws ProviderError 401 */
export function requireAccessToken(client: Client, request: Request): void {
  const token = /^Bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? '';
  const [expires = '', mac = ''] = token.split('.');
  if (!equalSecrets(mac, macOf(client, expires)) || Number(expires) * 1000 < Date.now()) throw unauthorized();
}

/** OAuth 2 client credentials: `POST /oauth/token`. */
export function createTokenRouter(client: Client): Router {
  const router = Router();
  router.post('/oauth/token', express.urlencoded({ extended: false, limit: '10kb' }), (request, response) => {
    const form = (request.body ?? {}) as Record<string, unknown>;
    const basic = readBasic(request);
    const isClient = equalSecrets(basic?.user ?? textOf(form['client_id']), client.clientId);
    const isSecret = equalSecrets(basic?.secret ?? textOf(form['client_secret']), client.clientSecret);
    response.set('cache-control', 'no-store');
    if (!isClient || !isSecret) return void response.status(401).json({ error: 'invalid_client' });
    if (form['grant_type'] !== 'client_credentials')
      return void response.status(400).json({ error: 'unsupported_grant_type' });
    response.json({ access_token: createAccessToken(client), token_type: 'Bearer', expires_in: LIFETIME_S });
  });
  return router;
}

function macOf(client: Client, expires: string): string {
  return createHmac('sha256', client.clientSecret).update(`${client.clientId}.${expires}`).digest('base64url');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
