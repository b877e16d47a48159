/**
 * What a function of a processor profile belongs to. The first rule whose pattern fits the file of the function holds;
 * a function without a file, or of Node itself, belongs to what called it.
 */

/** @typedef {{ readonly functionName: string, readonly url: string }} Frame as V8 names it */

const packageOf = (/** @type {string} */ names) => new RegExp(`/node_modules/(?:${names})/`);

/** @type {readonly (readonly [string, RegExp])[]} */
const byFile = [
  [
    'sealing',
    /\/platform\/(?:dist|src)\/crypto\/(?:sealed-box|segment-cipher|case-keys)\b|^node:internal\/crypto\/cipher/,
  ],
  [
    'hashing',
    /\/platform\/(?:dist|src)\/crypto\/search-hash\b|request-hash\b|derive-secret\b|^node:internal\/crypto\/(?:hash|scrypt|pbkdf2|hkdf)/,
  ],
  ['tokens', packageOf('jose')],
  [
    'Temporal SDK',
    packageOf('@temporalio/[^/]+|@grpc/[^/]+|protobufjs|@protobufjs/[^/]+|long|nexus-rpc|proto3-json-serializer'),
  ],
  ['BSON', packageOf('bson')],
  ['MongoDB driver', packageOf('mongodb|mongodb-connection-string-url')],
  ['mongoose', packageOf('mongoose|kareem|mquery|mpath|sift')],
  ['schemas', packageOf('zod')],
  ['contracts (protobuf)', packageOf('@bufbuild/[^/]+')],
  ['contracts (protobuf)', /\/proto\/gen\//],
  ['NATS', packageOf('@nats-io/[^/]+|nats')],
  ['NATS', /\/platform\/(?:dist|src)\/bus\//],
  ['PDF', /\/portal\/(?:dist|src)\/http\/pdf\//],
  [
    'HTTP',
    packageOf(
      'express|router|body-parser|finalhandler|send|serve-static|raw-body|compression|busboy|qs|undici|cockatiel',
    ),
  ],
  ['HTTP', /^node:(?:_http|https?\b|internal\/(?:deps\/undici|http))|\/(?:platform|portal)\/(?:dist|src)\/http\//],
  [
    'logs, metrics and traces',
    packageOf(
      'pino|pino-[^/]+|sonic-boom|safe-stable-stringify|prom-client|@opentelemetry/[^/]+|fast-redact|@pinojs/[^/]+',
    ),
  ],
  ['logs, metrics and traces', /\/(?:dist|src)\/(?:logger|metrics|telemetry|trace)\//],
  ['search parts', /\/(?:search-fields|case-search(?:\.mongo)?)\.[jt]s/],
  ['audit', /\/portal\/(?:dist|src)\/evidence\/audit\//],
  ['mail', packageOf('nodemailer|postal-mime')],
  ['PDF', packageOf('pdfkit|fontkit|restructure|linebreak|unicode-properties|unicode-trie|dfa|png-js|tiny-inflate')],
  ['rules', /\/domain\/(?:dist|src)\//],
  ['our workflows', /\/workflows\/(?:dist|src)\//],
  ['our services', /\/services\/[^/]+\/(?:dist|src)\//],
  ['other packages', /\/node_modules\//],
];

/** Names that V8 gives to what is no function. */
const byName = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'native code'],
]);

/** What nothing of a table can be blamed for: not counted. */
export const idle = '(idle)';

/** Where a function belongs that nothing classified has called. */
export const unclassified = 'Node itself';

/**
 * @param {Frame} frame
 * @param {string} caller class of what called it
 * @returns {string}
 */
export function classOf({ functionName, url }, caller) {
  if (functionName === idle) return idle;
  const named = byName.get(functionName);
  if (named !== undefined) return named;
  return byFile.find(([, file]) => file.test(url))?.[0] ?? caller;
}

/** @returns {string[]} all classes, in the order of their rules */
export function allClasses() {
  return [...new Set([...byFile.map(([name]) => name), ...byName.values(), unclassified])];
}
