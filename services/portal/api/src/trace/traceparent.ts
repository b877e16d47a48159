/**
 * A new W3C `traceparent`: each request begins a trace of its own, which the server, its services and the log go on with.
 * Random ids only; a browser needs no more than this for its clicks to be found again.
 */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}

/** The 32 digits that users read as "Fehler-Nr.". */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}
