import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * The network that a request comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 address, because one
 * subscriber has all addresses of it (RFC 6177). 'unknown' where the connection has ended.
 */
export function networkOf({ ip }: { readonly ip?: string | undefined }): string {
  if (ip === undefined || ip === '') return 'unknown';
  const plain = unmapped(ip);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The IPv4 address of an IPv6 address that maps one. */
function unmapped(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

/** Whether a text is an address or a network in CIDR, e.g. `192.0.2.0/24` or `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= lengthOf(family));
}

const lengthOf = (family: number): number => (family === 6 ? 128 : 32);

/** Whether a request comes from one of the networks, each an address or a network in CIDR. */
export function createIsFrom(networks: readonly string[]): (request: { readonly ip?: string | undefined }) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    list.addSubnet(address, Number(bits ?? lengthOf(family)), family === 6 ? 'ipv6' : 'ipv4');
  }
  return ({ ip = '' }) => {
    const plain = unmapped(ip);
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
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
