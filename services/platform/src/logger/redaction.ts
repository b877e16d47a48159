import { isNativeError } from 'node:util/types';

/** Keys that may hold personal data, documents or secrets; they are redacted in log lines. */
const REDACTED_KEYS = [
  'address',
  'apiKey',
  'authorization',
  'bearer',
  'birthDate',
  'birthName',
  'birthPlace',
  'body',
  'city',
  'code',
  'companyName',
  'cookie',
  'dateOfBirth',
  'documentNumber',
  'email',
  'familyName',
  'firstName',
  'firma',
  'givenName',
  'html',
  'iban',
  'identUrl',
  'lastName',
  'mail',
  'mobile',
  'name',
  'names',
  'nationality',
  'password',
  'payload',
  'phone',
  'postalCode',
  'query',
  'recipient',
  'refreshToken',
  'refresh_token',
  'registerNumber',
  'secret',
  'street',
  'subject',
  'taxId',
  'text',
  'token',
  'username',
  'verificationCode',
  'x-api-key',
  'zipCode',
];

/** Paths for pino: each key at the top and up to three levels below. */
export const redactedPaths: string[] = REDACTED_KEYS.flatMap((key) => {
  const quoted = `["${key}"]`;
  return [quoted, `*${quoted}`, `*.*${quoted}`, `*.*.*${quoted}`];
});

const EMAIL = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[A-Za-z]{2,}/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/g;
const BEARER = /\b(bearer|token|code)=[^&\s"]+/gi;

/** Masks e-mail addresses, IBANs and credentials in a text. */
export function maskText(text: string): string {
  return text.replace(EMAIL, '[email]').replace(IBAN, '[iban]').replace(BEARER, '$1=[redacted]');
}

interface LoggedError {
  type: string;
  message: string;
  errorCode?: string | number;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Log form of an error: name, code, masked message and stack frames. Errors of the database driver,
 * of schema checks and of JSON parsing quote the offending value, so their message is left out.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error) && !isNativeError(error)) return { type: typeof error, message: 'not an Error' };
  const code: unknown = 'code' in error ? error.code : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
  return {
    type: error.name,
    message: quotesValues(error) ? '[left out: may quote data]' : maskText(error.message).slice(0, 1000),
    ...(typeof code === 'string' || typeof code === 'number' ? { errorCode: code } : {}),
    ...(frames ? { stack: frames } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: serializeError(error.cause, depth + 1) } : {}),
  };
}

function quotesValues(error: Error): boolean {
  if (['ZodError', '$ZodError', 'SyntaxError', 'CastError', 'ValidationError', 'StrictModeError'].includes(error.name))
    return true;
  return error.name === 'MongoServerError' || error.name === 'MongoBulkWriteError';
}
