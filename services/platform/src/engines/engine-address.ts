/** The hosts of an address as MongoDB (one scheme, hosts by comma), NATS (addresses by comma) and Temporal take it. */
export function hostsOf(address: string): readonly string[] {
  // Only the scheme of MongoDB is before several hosts; each of NATS's addresses has its own.
  const isMongo = /^mongodb(\+srv)?:/.test(address);
  const parts = isMongo ? authorityOf(address).split(',') : address.split(',').map((one) => authorityOf(one.trim()));
  return parts.map((one) => one.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));
}

/** What is between the scheme and the path, without the user. */
function authorityOf(address: string): string {
  const [, authority = ''] = /^(?:[\w+.-]+:\/{2,3})?([^/?]*)/.exec(address) ?? [];
  return authority.slice(authority.lastIndexOf('@') + 1);
}

/** Whether an address stays on this machine: all its hosts are loopback. A name found by DNS (`+srv`) never does. */
export function isLoopback(address: string): boolean {
  if (address.startsWith('mongodb+srv:')) return false;
  return hostsOf(address).every((host) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host));
}

/** Whether an address of NATS asks for TLS by its scheme. */
export function asksForTls(natsUrl: string): boolean {
  return natsUrl.split(',').some((url) => url.trim().startsWith('tls://'));
}

/** The options in the query of a MongoDB address, by their names in lower case. */
export function mongoQuery(uri: string): ReadonlyMap<string, string> {
  const query = new URLSearchParams(uri.split('?')[1] ?? '');
  return new Map([...query].map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]));
}

/** Whether the address of a MongoDB asks for TLS; that of a DNS record does by default. */
export function asksForMongoTls(uri: string): boolean {
  const query = mongoQuery(uri);
  const asked = query.get('tls') ?? query.get('ssl');
  return asked === undefined ? uri.startsWith('mongodb+srv:') : asked === 'true';
}
