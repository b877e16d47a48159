/** The value of a cookie in a request's header (RFC 6265, 4.2.1); empty when there is none. */
export function cookieValueIn(header: string, name: string): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
