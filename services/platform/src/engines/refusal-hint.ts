export type EngineName = 'MONGODB' | 'NATS' | 'TEMPORAL';

/** What the libraries of the engines say, and what it means. `*` is the name of the engine in its variables. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /UNABLE_TO_(VERIFY|GET_ISSUER)|unable to (verify|get)|self.signed|SELF_SIGNED|UnknownIssuer/i,
    'its certificate is of another CA than *_CA',
  ],
  [/ALTNAME|altnames|NotValidForName/, 'its certificate is for another name than its address has'],
  [/CERT_HAS_EXPIRED|has expired|\bExpired\b/, 'its certificate has expired'],
  [/does not support 'tls'|InvalidContentType|wrong version number/i, 'it offers no TLS'],
  [
    /Authorization Violation|Authentication failed|unauthenticated/i,
    'it does not accept the user or key that we prove',
  ],
  [/certificate.?required|bad certificate|unknown ca\b/i, 'it refuses or misses our *_CERTIFICATE'],
  // With TLS 1.3 a client has ended its own part of the handshake before the server looks at its certificate, and some
  // libraries lose what the server says then.
  [
    /UnexpectedEof|ConnectionReset|ECONNRESET|Broken ?Pipe|connection closed|^timeout$/im,
    'it ended the connection or gave no answer, as it does when it refuses or misses our *_CERTIFICATE',
  ],
];

/**
 * Why an engine that is asked by TLS may not be usable, for the log: the libraries' own errors name neither the variable
 * nor the side that refuses. Nothing for other errors.
 */
export function refusalHint(engine: EngineName, error: unknown): string | undefined {
  const said = textsOf(error).join('\n');
  const meaning = meanings.find(([pattern]) => pattern.test(said));
  return meaning?.[1].replace('*', engine);
}

function textsOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error ? [String(error.code)] : [];
  return [error.message, ...code, ...textsOf(error.cause)];
}
