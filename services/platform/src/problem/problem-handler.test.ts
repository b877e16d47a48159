import { BrokenCircuitError } from 'cockatiel';
import { createHttpApp, listen, type HttpListener } from '../http/http-server.js';
import { silentLogger } from '../logger/logger.js';
import { faultHeaders, faultOf } from '../bus/envelope.js';
import { ServiceFault } from '../bus/service-fault.js';
import { ProviderUnavailable } from '../http/provider-errors.js';
import { fromBreaker } from '../http/provider-policy.js';
import { Problem } from './problem.js';
import { problemHandler } from './problem-handler.js';

describe('when to repeat', () => {
  let server: HttpListener;
  let thrown: Error;

  beforeEach(async () => {
    const app = createHttpApp({ logger: silentLogger() });
    app.get('/', () => {
      throw thrown;
    });
    app.use(problemHandler({ logger: silentLogger() }));
    server = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(() => server.close());

  const retryable = { retryable: true };
  const overTheBus = (options: { retryable: boolean; retryAfterMs: number }) =>
    faultOf(faultHeaders(new ServiceFault('provider-unavailable', 'x', options)));
  const problem = (status: number, extensions = {}): Problem =>
    new Problem({ status, code: 'x', title: 'x', message: 'x', extensions });

  it.each([
    ['that of the body', problem(429, { retryAfterSeconds: 298 }), '298'],
    ['unknown where a limit does not say it', problem(429), null],
    ['that of the bus: the longest pause between two connects', new ServiceFault('unavailable', 'x', retryable), '2'],
    ['that of the provider', new ProviderUnavailable('banking', 'rate-limited', { retryAfterMs: 30_500 }), '31'],
    ['that of a fault that came over the bus', overTheBus({ ...retryable, retryAfterMs: 7_000 }), '7'],
    ['that of the circuit of a provider', fromBreaker('banking', new BrokenCircuitError()), '3'],
    ['that of the database', Object.assign(new Error('x'), { name: 'MongoNotConnectedError' }), '2'],
    ['never for another refusal', problem(409, { retryAfterSeconds: 298 }), null],
  ])('is %s', async (_what, error, header) => {
    thrown = error as Error;
    const response = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(response.headers.get('retry-after')).toBe(header);
  });
});
