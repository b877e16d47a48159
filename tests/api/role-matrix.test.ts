import pLimit from 'p-limit';
import { report } from '../support/report.js';
import { ask } from '../support/role-matrix/ask.js';
import { bodyOf, nameOf, queryOf, refusedBody } from '../support/role-matrix/bodies.js';
import { type Belongings, caseAtWork } from '../support/role-matrix/case-at-work.js';
import { type Cell, cellsOf, isRight, problemText } from '../support/role-matrix/cells.js';
import { describedRoutes, type DescribedRoute } from '../support/role-matrix/described-routes.js';
import { twelveIdentities, type Identity } from '../support/role-matrix/identities.js';
import { quietSetting } from '../support/role-matrix/targets.js';
import { ownClerk } from '../support/staff-users.js';

/** Ends the session of whoever is let in. */
const isLast = ({ route, expected }: Cell): boolean =>
  expected === 'let in' && ['/me/logout', '/me/person/logout'].includes(route.path);

/** Each route says who may call it; the expectation of each cell follows from that alone. */
describe('the role matrix', () => {
  let routes: readonly DescribedRoute[];
  let identities: readonly Identity[];
  let things: readonly [Belongings, Belongings];
  const unlike: string[] = [];
  /** What a customer is answered for what is foreign or missing, by route and customer. */
  const likeMissing = new Map<string, Set<string>>();

  beforeAll(async () => {
    things = await Promise.all([caseAtWork(), caseAtWork()]);
    const [{ applicant }, { applicant: stranger }] = things;
    [routes, identities] = await Promise.all([describedRoutes(), twelveIdentities({ applicant, stranger })]);
  });

  /** All data of both cases, and of the bank, that a call could change. */
  async function trace(): Promise<unknown> {
    const root = await ownClerk('ROLE_ROOT');
    const parts = ['', '/status_history_joined', '/bank-memos', '/messages', '/contract_files'];
    const cases = things.flatMap(({ case: id }) => parts.map((part) => `/bgo_identifications/${id}${part}`));
    const users = things.map(({ staff }) => `/admin_account/${staff}`);
    const paths = [...cases, ...users, `/settings/${quietSetting}`];
    const drafts = await root.done<readonly { readonly name: string }[]>('GET', '/settings_drafts');
    // Of this page only: other tests save drafts meanwhile.
    const ofMatrix = drafts.filter(({ name }) => name === 'mehrwerte');
    return [ofMatrix, ...(await Promise.all(paths.map((path) => root.done('GET', path))))];
  }

  async function drive(cell: Cell): Promise<void> {
    const { route, identity, target, path, expected } = cell;
    const body = expected === 'let in' && route.method !== 'GET' ? refusedBody : bodyOf(route);
    for (const token of identity.tokens) {
      const answer = await ask({ method: route.method, path: `${path}${queryOf(route)}`, token, body });
      const name = `${nameOf(route)} by ${identity.name}`;
      if (!isRight(cell, answer)) unlike.push(`${name} at ${target}: ${answer.status} instead of ${expected}`);
      if (expected === 'as missing')
        likeMissing.set(name, (likeMissing.get(name) ?? new Set()).add(problemText(answer)));
    }
  }

  test('lets each route be called by whom it names, and by nobody else', async () => {
    const cells = cellsOf(routes, identities, things);
    const limit = pLimit(8);
    const before = await trace();
    await Promise.all(cells.filter((cell) => !isLast(cell)).map((cell) => limit(() => drive(cell))));
    expect(await trace()).toEqual(before);
    for (const cell of cells.filter(isLast)) await drive(cell);
    report(`${cells.length} cells of ${routes.length} routes and ${identities.length} identities`);
    expect(unlike).toEqual([]);
    expect([...likeMissing].filter(([, answers]) => answers.size > 1)).toEqual([]);
    expect(new Set(identities.map(({ name }) => name)).size).toBe(12);
    expect(new Set(cells.map(({ route }) => nameOf(route))).size).toBe(routes.length);
  });
});
