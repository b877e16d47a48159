import { runWithTrace } from '../trace/trace-context.js';
import { createLogger } from './logger.js';

const canaries = ['kanarienvogel@example.test', 'DE89370400440532013000', 'Kanarienvogel', 'geheim-4711'];

function captured(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let lines = '';
  write(createLogger({ name: 'test', destination: { write: (line: string) => void (lines += line) } }));
  return lines;
}

test('the search finds a planted value', () => {
  expect(captured((logger) => logger.info({ caseId: canaries[2] }, 'planted'))).toContain(canaries[2]);
});

test('personal data and secrets do not reach the log', () => {
  const [email, iban, lastName, token] = canaries;
  const lines = captured((logger) => {
    logger.info(
      { email, person: { lastName, address: { street: lastName } }, deep: { a: { b: { token } } } },
      `mail to ${email} from ${iban}`,
    );
    logger.error(
      { err: new Error(`${email} is taken`, { cause: new SyntaxError(`Unexpected ${lastName}`) }) },
      'failed',
    );
    logger.warn({
      err: Object.assign(new Error(`dup key { x: "${lastName}" }`), {
        name: 'MongoServerError',
        code: 11_000,
        keyValue: { lastName },
      }),
    });
    logger.error(Object.assign(new Error('x'), { name: 'ZodError', message: lastName }));
    logger.info(`GET /download?bearer=${token}`);
  });
  for (const canary of canaries) expect(lines).not.toContain(canary);
  expect(lines).toContain('"errorCode":11000');
  expect(lines).toContain('mail to [email] from [iban]');
});

test('lines of one request share its trace id', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const lines = captured((logger) => runWithTrace(`00-${traceId}-b7ad6b7169203331-01`, () => logger.info('x')));
  expect(lines).toContain(`"traceId":"${traceId}"`);
});
