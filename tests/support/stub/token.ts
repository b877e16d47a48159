/** A token whose claims the app reads; nothing checks its signature, because the API is stubbed. */
export function tokenFor({ verified = true, seconds = 3600, roles = ['ROLE_USER'] } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'stub', username: 'a@example.de', roles, inheritedRoles: [], verified };
  return `${part({ alg: 'none' })}.${part({ ...claims, iat: now, exp: now + seconds, aud: 'kontor-customer' })}.x`;
}
