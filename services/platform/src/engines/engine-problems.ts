import { asksForMongoTls, asksForTls, isLoopback, mongoQuery } from './engine-address.js';

/** A variable that is missing or must not be as it is, with what to do. */
export interface EngineProblem {
  readonly variable: string;
  readonly reason: string;
}

/** Variables as they are in the environment, or as `NAME_FILE` gave them. */
type Given = Readonly<Record<string, string | undefined>>;

/**
 * What is wrong with the engines' variables among those that a process reads. In the production profile an engine that
 * is not on loopback is reached by TLS and with a proof of who calls, or not at all (ASVS 5.0 V12.3.1).
 * @param variables the names that the process reads; engines that it does not know are not looked at
 */
export function engineProblems(variables: readonly string[], given: Given): readonly EngineProblem[] {
  const reads = (variable: string) => variables.includes(variable);
  const isProduction = given.KONTOR_PROFILE === 'production';
  return [
    ...(reads('NATS_USER') ? natsProblems(given, isProduction) : []),
    ...(reads('MONGODB_CA') ? mongoProblems(given, isProduction) : []),
    ...(reads('TEMPORAL_CA') ? temporalProblems(given, isProduction) : []),
  ];
}

const certificateProblems = (given: Given, engine: string): EngineProblem[] =>
  together(given, `${engine}_CERTIFICATE`, `${engine}_CERTIFICATE_KEY`);

function together(given: Given, one: string, other: string): EngineProblem[] {
  if ((given[one] === undefined) === (given[other] === undefined)) return [];
  const [there, missing] = given[one] === undefined ? [other, one] : [one, other];
  return [{ variable: missing, reason: `is missing, ${there} is of no use without it` }];
}

const beyond = (address: string) =>
  `is missing: ${address} names another machine, and the production profile reaches an engine there`;

const natsProofs = ['NATS_PASSWORD', 'NATS_NKEY_SEED', 'NATS_CREDENTIALS'];

function natsProblems(given: Given, isProduction: boolean): EngineProblem[] {
  const url = given.NATS_URL;
  const proofs = natsProofs.filter((variable) => given[variable] !== undefined);
  const problems = certificateProblems(given, 'NATS');
  if (proofs.length === 0)
    problems.push({ variable: 'NATS_PASSWORD', reason: 'is missing, or NATS_NKEY_SEED or NATS_CREDENTIALS instead' });
  for (const variable of proofs.slice(1))
    problems.push({ variable, reason: `cannot be given besides ${proofs[0]}: a user has one proof` });
  if (url?.includes('@') === true)
    problems.push({ variable: 'NATS_URL', reason: 'holds a user: give NATS_USER and its proof in a file instead' });
  if (!isProduction || url === undefined || isLoopback(url)) return problems;
  if (given.NATS_CA === undefined && given.NATS_CERTIFICATE === undefined && !asksForTls(url))
    problems.push({
      variable: 'NATS_CA',
      reason: `${beyond('NATS_URL')} by TLS only: NATS_CA_FILE names the certificate of its CA (tls:// in NATS_URL for a public one)`,
    });
  return problems;
}

function temporalProblems(given: Given, isProduction: boolean): EngineProblem[] {
  const problems = certificateProblems(given, 'TEMPORAL');
  const address = given.TEMPORAL_ADDRESS;
  if (!isProduction || address === undefined || isLoopback(address)) return problems;
  // Either of them also turns TLS on.
  if (given.TEMPORAL_API_KEY === undefined && given.TEMPORAL_CERTIFICATE === undefined)
    problems.push({
      variable: 'TEMPORAL_CERTIFICATE',
      reason: `${beyond('TEMPORAL_ADDRESS')} by TLS and with a proof only: TEMPORAL_CERTIFICATE_FILE, TEMPORAL_CERTIFICATE_KEY_FILE and TEMPORAL_CA_FILE name files, or TEMPORAL_API_KEY_FILE does`,
    });
  return problems;
}

/** Options of a MongoDB address that turn the check of the server's certificate off. */
const uncheckedTls = ['tlsinsecure', 'tlsallowinvalidcertificates', 'tlsallowinvalidhostnames', 'sslvalidate'];

function mongoProblems(given: Given, isProduction: boolean): EngineProblem[] {
  const problems = [...certificateProblems(given, 'MONGODB'), ...together(given, 'MONGODB_USER', 'MONGODB_PASSWORD')];
  const uri = given.MONGODB_URI;
  if (!isProduction || uri === undefined) return problems;
  const query = mongoQuery(uri);
  if (uri.includes('#') || uri.split('?').length > 2 || query.has('proxyhost'))
    problems.push({
      variable: 'MONGODB_URI',
      reason: 'has a #, a second ? or a proxy: what is asked of the driver must be plain in production',
    });
  if (isLoopback(uri)) return problems;
  const isTls = asksForMongoTls(uri) || given.MONGODB_CA !== undefined || given.MONGODB_CERTIFICATE !== undefined;
  if (!isTls || query.get('tls') === 'false' || query.get('ssl') === 'false')
    problems.push({
      variable: 'MONGODB_CA',
      reason: `${beyond('MONGODB_URI')} by TLS only: MONGODB_CA_FILE names the certificate of its CA (tls=true in MONGODB_URI for a public one)`,
    });
  if (uncheckedTls.some((option) => query.has(option)))
    problems.push({ variable: 'MONGODB_URI', reason: 'turns off the check of certificates, which production needs' });
  const isUser = given.MONGODB_USER !== undefined || /^[^/]*\/\/[^/?]*@/.test(uri);
  const isCertificate = query.get('authmechanism') === 'mongodb-x509' && given.MONGODB_CERTIFICATE !== undefined;
  if (!isUser && !isCertificate)
    problems.push({
      variable: 'MONGODB_USER',
      reason: `${beyond('MONGODB_URI')} with a proof only: MONGODB_USER and MONGODB_PASSWORD_FILE, a user in MONGODB_URI_FILE, or MONGODB_CERTIFICATE_FILE with authMechanism=MONGODB-X509`,
    });
  return problems;
}
