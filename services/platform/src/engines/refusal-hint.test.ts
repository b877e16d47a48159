import { refusalHint } from './refusal-hint.js';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  [
    'NATS',
    withCode('unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    /another CA than NATS_CA/,
  ],
  ['TEMPORAL', new Error('ConnectError(InvalidCertificate(UnknownIssuer))'), /another CA than TEMPORAL_CA/],
  ['MONGODB', new Error('away', { cause: withCode('x', 'SELF_SIGNED_CERT_IN_CHAIN') }), /another CA than MONGODB_CA/],
  [
    'NATS',
    withCode("Hostname/IP does not match certificate's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID'),
    /another name/,
  ],
  ['TEMPORAL', new Error('received fatal alert: CertificateRequired'), /TEMPORAL_CERTIFICATE/],
  ['NATS', new Error('timeout'), /gave no answer.*NATS_CERTIFICATE/],
  ['TEMPORAL', new Error('Io, Os { code: 104, kind: ConnectionReset }'), /ended the connection.*TEMPORAL_CERTIFICATE/],
  ['TEMPORAL', new Error('hyper::Error(Canceled, "connection closed")'), /ended the connection.*TEMPORAL_CERTIFICATE/],
  ['NATS', new Error('Authorization Violation'), /does not accept the user or key/],
  ['NATS', new Error("server does not support 'tls'"), /offers no TLS/],
  ['MONGODB', withCode('certificate has expired', 'CERT_HAS_EXPIRED'), /expired/],
] as const)('%s: "%s" means something', (engine, error, expected) => {
  expect(refusalHint(engine, error)).toMatch(expected);
});

test('other errors have no hint', () => {
  for (const error of [new Error('connection refused'), new Error('operation had a timeout of 3 s'), 'text', undefined])
    expect(refusalHint('NATS', error)).toBeUndefined();
});
