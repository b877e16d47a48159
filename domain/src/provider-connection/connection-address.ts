/** The parts of a connection address: `scheme://user:password@host?name=value`. Host may include a port and a path. */
export interface ConnectionAddress {
  readonly scheme: string;
  readonly user: string;
  readonly password: string;
  readonly host: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const pattern = /^([a-z][a-z0-9+.-]*):\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?([^@?#]*)(?:\?([^#]*))?$/i;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    return undefined;
  }
}

function parametersOf(query: string): Readonly<Record<string, string>> | undefined {
  const entries: [string, string][] = [];
  for (const pair of query.split('&').filter((one) => one !== '')) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    const value = decoded(at < 0 ? '' : pair.slice(at + 1));
    if (name === undefined || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** Parses a connection address; undefined when the text is none (R3 §3 "Provider connection settings"). */
export function parseConnection(text: string): ConnectionAddress | undefined {
  const match = pattern.exec(text.trim());
  if (match === null) return undefined;
  const [, scheme = '', user = '', password = '', host = '', query = ''] = match;
  const [plainUser, plainPassword, parameters] = [decoded(user), decoded(password), parametersOf(query)];
  if (plainUser === undefined || plainPassword === undefined || parameters === undefined) return undefined;
  return { scheme: scheme.toLowerCase(), user: plainUser, password: plainPassword, host, parameters };
}

/** Writes a connection address; parts that are empty are left out. */
export function formatConnection({ scheme, user, password, host, parameters }: ConnectionAddress): string {
  const secret = password === '' ? '' : `:${encodeURIComponent(password)}`;
  const login = user === '' && password === '' ? '' : `${encodeURIComponent(user)}${secret}@`;
  const query = Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return `${scheme}://${login}${host}${query === '' ? '' : `?${query}`}`;
}
