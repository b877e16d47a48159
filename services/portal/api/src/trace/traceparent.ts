/**
 * A new W3C `traceparent`: each request starts a separate trace, which server, services and log continue. Contains
 * random ids only.
 */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}

/** The 32 digits of the trace. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}
