/** The value of an `Authorization` header for HTTP Basic (RFC 7617, UTF-8). */
export function basicAuth(user: string, secret: string): string {
  return `Basic ${Buffer.from(`${user}:${secret}`, 'utf8').toString('base64')}`;
}
