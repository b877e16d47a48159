import type { ApiRoute } from '@kontor/api/route/route';
import { routes } from '@kontor/api/routes';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { problemTable } from '../../http/answer/problem-table.js';
import { type RateLimits, TooManyRequests } from '../account/rate-limits.js';
import { password, root as username } from '../staff-account/testing/staff-users.harness.js';
import { createFakeKey } from './testing/key.fake.js';
import { type FactorServer, serveFactors } from './testing/factors.harness.js';

const ticket = 'x'.repeat(40);

/** Bodies that their route accepts, of those routes that read theirs before they count. */
const bodies: Readonly<Record<string, object>> = {
  'POST /me/verify': { code: 'ABCDEF' },
  'POST /me/sendCode': { email: username },
  'POST /me/getToken': { email: username, code: 'ABCDEF' },
  'POST /me/getTokenSimple': { code: 'A'.repeat(43) },
  'POST /me/other_device/redeem': { code: 'A'.repeat(43), browser: 'b'.repeat(22) },
  'POST /me/getTokenByWindow': { code: 'A'.repeat(43) },
  'POST /me/login': { username, password },
  'POST /me/secondFactor': { kind: 'totp', username, ticket, code: '123456' },
  'POST /me/refresh': { refresh_token: ticket },
  'POST /me/factors/totp/confirm': { enrolment: ticket, password, code: '123456' },
  'POST /me/factors/keys': {
    enrolment: ticket,
    password,
    name: 'Schlüsselbund',
    key: createFakeKey().create('x'.repeat(43)),
  },
  'POST /me/factors/recoveryCodes': { password },
  'POST /me/factors/remove': { password, kind: 'totp' },
  'POST /admin_account/requestPasswordChange': { username },
  'POST /admin_account/passwordChange': { verificationCode: ticket, password: 'Ein-ganz-anderes-9' },
  'POST /admin_account/activate': { verificationCode: ticket, password: 'Ein-ganz-anderes-9' },
};

const nameOf = ({ method, path }: ApiRoute): string => `${method} ${path}`;
/** Those with a limit first, because others end the session. */
const ofAccounts = routes
  .filter(
    ({ path, access }) => /^\/(?:me|admin_account)(?:\/|$)/.test(path) && access !== 'customer' && access !== 'person',
  )
  .sort((left, right) => Number(right.limited ?? false) - Number(left.limited ?? false));

describe('a used-up limit', () => {
  let server: FactorServer;
  let customer: string;

  beforeAll(async () => {
    server = await serveFactors();
    customer = (await server.registered()).token;
    const { limits } = server.deps;
    const used = { ...limits };
    const refuse: RateLimits['spend'] = async (...spent) => {
      await used.spend(...spent);
      throw new TooManyRequests(90_000);
    };
    Object.assign(limits, { spend: refuse });
  });
  afterAll(() => server.close());

  const ask = (route: ApiRoute) => {
    const body = nameOf(route) === 'POST /me/register' ? server.sample : (bodies[nameOf(route)] ?? {});
    const path = route.path.replaceAll(/\{\w+\}/g, 'A'.repeat(43));
    const given = route.method === 'GET' ? undefined : body;
    if (route.access === 'staff' || route.area !== undefined) return server.asked(username, route.method, path, given);
    return server.call(route.method, path, { body: given, token: customer });
  };

  it.each(ofAccounts.map((route) => [nameOf(route), route] as const))(
    'is in the description of %s, or cannot come',
    async (_name, route) => {
      const { status } = await ask(route);
      expect(status === 429).toBe(route.limited === true);
    },
  );

  it('of other routes belongs to these alone, whose own tests have it', () => {
    const others = routes.filter((route) => !ofAccounts.includes(route));
    expect(
      others
        .filter(({ limited }) => limited === true)
        .map(nameOf)
        .sort(),
    ).toEqual([
      'GET /kyc-now/search',
      'GET /me/events',
      'GET /staff/events',
      'POST /bgo_identifications/messages/{id}/attachments',
      'POST /bgo_identifications/{id}/contract_files',
      'POST /business_documents/upload',
      'POST /contract_files/{id}',
      'POST /me/other_device',
      'POST /people/{id}/invite',
      'POST /people/{id}/resend_mail',
      'POST /person_link/get_token',
      'POST /person_link/open',
      'POST /person_link/send_code',
      'POST /reminders/one_click/{token}',
      'POST /reminders/stop',
    ]);
  });
});

describe('a limit on a route whose description has none', () => {
  let http: HttpListener;
  let server: FactorServer;
  beforeAll(async () => {
    server = await serveFactors();
    const app = createHttpApp({ logger: silentLogger() });
    for (const path of ['/me/sendCode', '/me/unlimited'])
      app.post(path, async (_request, response) => {
        await server.deps.limits.spend('mailByIp', '192.0.2.1');
        response.end();
      });
    app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
    http = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => Promise.all([http.close(0), server.close()]));

  it.each([
    ['/me/sendCode', 200],
    ['/me/unlimited', 500],
  ])('%s answers %i', async (path, status) => {
    expect((await fetch(`http://127.0.0.1:${http.port}${path}`, { method: 'POST' })).status).toBe(status);
  });
});
