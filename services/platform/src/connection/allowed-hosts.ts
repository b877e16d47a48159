import * as z from 'zod';

/** Addresses of a provider by the name of the host, e.g. `sandbox`. */
export type AllowedHosts = Readonly<Record<string, string>>;

const pair = /^([a-z][a-z0-9-]{0,29})=(https?:\/\/[^\s,?#@]+)$/;

/** A variable of the environment with comma-separated `name=address` pairs: the hosts that a connection may name. */
export function hostList() {
  return z
    .string()
    .default('')
    .transform((text, context): AllowedHosts => {
      const pairs = text
        .split(',')
        .filter((one) => one.trim() !== '')
        .map((one) => pair.exec(one.trim()));
      if (pairs.every((one) => one !== null))
        return Object.fromEntries(pairs.map(([, name = '', url = '']) => [name, url.replace(/\/+$/, '')]));
      context.addIssue({ code: 'custom', message: 'is no list of hosts' });
      return z.NEVER;
    });
}

/**
 * The allowed hosts with that of an address of the environment, which is the host `standard` unless the list names it
 * already; `host` is its name.
 */
export function withHost(
  hosts: AllowedHosts,
  url: string | undefined,
  standard: string,
): { readonly hosts: AllowedHosts; readonly host: string | undefined } {
  if (url === undefined) return { hosts, host: undefined };
  const named = Object.keys(hosts).find((name) => hosts[name] === url);
  return named === undefined ? { hosts: { ...hosts, [standard]: url }, host: standard } : { hosts, host: named };
}

/** A variable of the environment with comma-separated addresses, below which free addresses may lie. */
export function addressList() {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(z.url({ protocol: /^https?$/ })));
}

/** Whether an address has the origin of an allowed one and lies at or below its path. */
export function isAllowedAddress(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  const path = withSlash(pathname);
  return allowed.some((one) => {
    const base = new URL(one);
    return base.origin === origin && path.startsWith(withSlash(base.pathname));
  });
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
