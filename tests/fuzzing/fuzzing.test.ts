import { fuzzer } from '../support/addresses.js';
import { api } from '../support/http.js';
import { report } from '../support/report.js';
import { type Belongings, caseAtWork } from '../support/role-matrix/case-at-work.js';
import { nameOf } from '../support/role-matrix/bodies.js';
import { describedRoutes, type DescribedRoute } from '../support/role-matrix/described-routes.js';
import { twelveIdentities, type Identity } from '../support/role-matrix/identities.js';
import { targetsOf } from '../support/role-matrix/targets.js';
import { fuzz, type Fuzzing } from './schemathesis.js';

const { seed, examples } = fuzzer;
/** For all requests of one caller: ends what hangs. */
const limitMs = 20 * 60_000;

/** Streams, which do not end, and what ends the session or the case of whoever calls it, which comes last. */
const streams = '/events$';
const ending = '^/me/(?:logout|abort)$';
/** Of an answer to anybody; requests by who is logged in would only use up the limits of the network. */
const entry =
  '^/me/(?:login|getToken|getTokenSimple|other_device/redeem|refresh|register|sendCode|secondFactor|simpleVerification)';

/** Support, who may change every setting, is the last. */
const callers = [
  ...['nobody', 'an unverified customer', 'the customer', 'ROLE_AUDITOR', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS'],
  ...['ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN', 'ROLE_ROOT'],
];

/** On a bank of its own, which is not used afterwards. */
describe(`the described API with the seed ${seed}`, () => {
  let routes: readonly DescribedRoute[];
  let identities: readonly Identity[];
  let things: Belongings;
  let requests = 0;

  beforeAll(async () => {
    routes = await describedRoutes();
    const [own, other] = await Promise.all([caseAtWork(), caseAtWork()]);
    things = own;
    identities = await twelveIdentities({ applicant: own.applicant, stranger: other.applicant });
  });
  afterAll(() => report(`${requests} requests with the seed ${seed}, ${examples} examples`));

  const ownIds = (): Fuzzing['ids'] =>
    Object.fromEntries(
      routes.flatMap((route) => {
        const name = nameOf(route);
        const { own } = targetsOf(route, { own: things, foreign: things });
        if (own === undefined) return [];
        const [before = '', after = ''] = route.path.split(/\{\w+\}/);
        return [[name, own.slice(before.length, after === '' ? undefined : -after.length)]];
      }),
    );

  test.each(callers)(
    'answers %s as it is described',
    async (caller) => {
      const { tokens } = identities.find(({ name }) => name === caller)!;
      const token = tokens[0];
      const run = async (part: Pick<Fuzzing, 'ids' | 'paths' | 'examples'>): Promise<string> => {
        const fuzzed = await fuzz({ token, seed, ...part });
        requests += fuzzed.requests;
        return fuzzed.failures;
      };
      const except = [streams, ending, ...(token === undefined ? [] : [entry])].join('|');
      const ids = token === undefined ? {} : ownIds();
      expect(await run({ ids, paths: ['--exclude-path-regex', except], examples })).toBe('');
      if (token !== undefined) {
        expect(await run({ ids: {}, paths: ['--include-path-regex', '\\{'], examples: 5 })).toBe('');
        // Who is no longer known has tried nothing but refusals.
        expect((await api('GET', '/me', { token })).status).not.toBe(401);
      }
      expect(await run({ ids: {}, paths: ['--include-path-regex', ending], examples })).toBe('');
    },
    limitMs,
  );
});
