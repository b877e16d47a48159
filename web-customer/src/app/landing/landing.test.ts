import type { StartState } from '@kontor/domain/case/case-outcome';
import { caseStatuses, isStatusCode } from '@kontor/domain/case/case-status';
import { decideRoute, type VisitorState, type GuardedRoute } from './landing.js';

function customer(
  status: number,
  more: { over?: true; start?: StartState; consented?: false; chosen?: false; ordering?: true } = {},
) {
  if (!isStatusCode(status)) throw new Error(`There is no status ${status}`);
  return {
    who: 'customer',
    subject: {
      status,
      handedOver: more.over === true,
      startState: more.start ?? null,
      ordering: more.ordering === true,
    },
    consented: more.consented ?? true,
    packageChosen: more.chosen ?? true,
  } as const;
}

const functionaries = 'interrupted_functionaries_mismatch';
const beneficiaries = 'interrupted_beneficiaries_mismatch';

const arrivals: Readonly<Record<string, VisitorState>> = {
  none: { who: 'nobody' },
  staff: { who: 'staff' },
  unver: { who: 'unverified' },
  s130: customer(130),
  s210: customer(210),
  cons: customer(130, { consented: false }),
  pack: customer(210, { chosen: false }),
  s213: customer(213),
  s214: customer(214),
  s218: customer(218),
  f218: customer(218, { start: functionaries }),
  b218: customer(218, { start: beneficiaries }),
  s220: customer(220, { over: true }),
  f255: customer(255, { over: true, start: functionaries }),
  b255: customer(255, { over: true, start: beneficiaries }),
  s430: customer(430, { over: true }),
  s216: customer(216),
  s110: customer(110),
  o210: customer(210, { ordering: true }),
};

/** Written by hand from R1 §2 and R2 §4.1. `open` is the page itself. */
const table = `
route                                              none  staff unver s130  s210  cons  pack   s213  s214  s218 f218 b218 s220 f255 b255 s430 s216 s110 o210
hub                                                entry bank  akt   form  form  akt   choose stat  stat  cont cont cont stat stat stat stat stat akt  stat
hub-login                                          open  bank  akt   hub   hub   akt   hub    hub   hub   hub  hub  hub  hub  hub  hub  hub  hub  hub  hub
hub-login-link                                     open  bank  akt   hub   hub   akt   hub    hub   hub   hub  hub  hub  hub  hub  hub  hub  hub  hub  hub
hub-aktivierung                                    hub   bank  open  hub   hub   open  hub    hub   hub   hub  hub  hub  hub  hub  hub  hub  hub  open hub
hub-aktivierung-link                               open  bank  open  hub   hub   akt   hub    hub   hub   hub  hub  hub  hub  hub  hub  hub  hub  hub  hub
hub-identifizierung                                login bank  akt   open  open  akt   hub    stat  stat  cont cont cont stat stat stat stat stat akt  stat
hub-identifizierung-mehrwerte                      login bank  akt   open  open  akt   hub    stat  stat  cont cont cont stat stat stat stat stat akt  stat
hub-identifizierung-switch-konto                   login bank  akt   open  open  akt   open   stat  stat  cont cont cont stat stat stat stat stat akt  stat
hub-identifizierung-summary                        login bank  akt   open  open  akt   hub    stat  stat  open open open stat stat stat stat stat akt  open
hub-identifizierung-continue                       login bank  akt   form  form  akt   form   stat  stat  open open open stat stat stat stat stat akt  stat
hub-identifizierung-functionaries-mismatch         login bank  akt   form  form  akt   form   stat  stat  summ open summ stat stat stat stat stat akt  stat
hub-identifizierung-beneficiaries-mismatch         login bank  akt   form  form  akt   form   stat  stat  summ summ open stat stat stat stat stat akt  stat
hub-identifizierung-submitted                      login bank  akt   form  form  akt   form   stat  stat  cont cont cont open open open open stat akt  stat
hub-identifizierung-status                         login bank  akt   form  form  akt   form   open  open  cont cont cont open open open open open akt  open
hub-identifizierung-status-functionaries-mismatch  login bank  akt   form  form  akt   form   stat  stat  cont cont cont stat open stat stat stat akt  stat
hub-identifizierung-status-beneficiaries-mismatch  login bank  akt   form  form  akt   form   stat  stat  cont cont cont stat stat open stat stat akt  stat
`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cases = rows.flatMap(([route = '', ...cells]) => cells.map((cell, index) => [route, head[index + 1], cell]));

const shortNames: Readonly<Partial<Record<GuardedRoute, string>>> = {
  'hub-login': 'entry',
  'hub-aktivierung': 'akt',
  'hub-identifizierung': 'form',
  'hub-identifizierung-status': 'stat',
  'hub-identifizierung-continue': 'cont',
  'hub-identifizierung-summary': 'summ',
};

function short(route: GuardedRoute, arrival: VisitorState): string {
  const decision = decideRoute(route, arrival);
  if (decision.kind === 'go') return shortNames[decision.to] ?? decision.to;
  return { open: 'open', login: 'login', bankzugang: 'bank', 'choose-package': 'choose' }[decision.kind];
}

test('the table has every page and every kind of visitor', () => {
  expect(cases).toHaveLength(16 * 19);
  expect(head.slice(1)).toEqual(Object.keys(arrivals));
});

test.each(cases)('%s for %s: %s', (route, who, expected) => {
  expect(short(route as GuardedRoute, arrivals[who ?? '']!)).toBe(expected);
});

const routes = rows.map(([route]) => route as GuardedRoute);

/** Every possible customer, also those that the table leaves out. */
const everybody = caseStatuses.flatMap(({ code }) =>
  [functionaries, beneficiaries, 'idle_timeout', null].flatMap((start) =>
    [true, false].flatMap((handedOver) =>
      [true, false].flatMap((consented) =>
        [true, false].map((packageChosen): VisitorState => {
          const subject = { status: code, handedOver, startState: start as StartState | null };
          return { who: 'customer', subject, consented, packageChosen };
        }),
      ),
    ),
  ),
);

test('no redirect leads to a loop', () => {
  for (const arrival of [...everybody, ...Object.values(arrivals)]) {
    for (const route of routes) expect(stepsFrom(route, arrival)).toBeLessThanOrEqual(3);
  }
});

/** Number of redirects before a page opens. */
function stepsFrom(route: GuardedRoute, arrival: VisitorState): number {
  let here = route;
  for (let steps = 0; steps < 10; steps++) {
    const decision = decideRoute(here, arrival);
    if (decision.kind === 'go') here = decision.to;
    else if (decision.kind === 'choose-package') here = 'hub-identifizierung-switch-konto';
    else return steps;
  }
  return Infinity;
}
