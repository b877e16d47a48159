import { isIPv6 } from 'node:net';

/**
 * The network that a request comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 address, because one
 * subscriber has all addresses of it (RFC 6177). 'unknown' where the connection has ended.
 */
export function networkOf({ ip }: { readonly ip?: string | undefined }): string {
  if (ip === undefined || ip === '') return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}

/** The eight groups of an IPv6 address (RFC 4291, 2.2), without leading zeros. */
function groupsOf(ip: string): readonly string[] {
  const [plain = ''] = ip.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('%');
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16).toString(16));
}
