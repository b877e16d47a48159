import { enrolmentPlace, isBehindLogin, placeAt } from './place.js';

const at = (address: string, isSignedIn: boolean) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  return placeAt({ pathname, search, arrival: { notice: 'n' } }, isSignedIn);
};
const login = { kind: 'login' };
const backOffice = { kind: 'backOffice' };

it.each([
  ['/bm', { page: login, address: '/bm/entry', arrival: { next: '/bm' } }],
  ['/bm/start?filter=a', { page: login, address: '/bm/entry', arrival: { next: '/bm/start?filter=a' } }],
  ['/bm/entry/gibt-es-nicht', { page: login, address: '/bm/entry', arrival: { next: '/bm/entry/gibt-es-nicht' } }],
  ['/bm/entry', { page: login, address: '/bm/entry', arrival: { notice: 'n' } }],
  ['/bm/login', { page: login, address: '/bm/entry', arrival: { notice: 'n' } }],
  [
    '/bm/entry?sitzung=abgelaufen',
    { page: { kind: 'login', ended: 'abgelaufen' }, address: '/bm/entry?sitzung=abgelaufen', arrival: { notice: 'n' } },
  ],
  [
    '/bm/entry?sitzung=gesperrt',
    { page: { kind: 'login', ended: 'gesperrt' }, address: '/bm/entry?sitzung=gesperrt', arrival: { notice: 'n' } },
  ],
])('%s leads somebody signed out to the login', (address, place) => {
  expect(at(address, false)).toEqual(place);
});

it.each([
  ['/bm', '/bm'],
  ['/bm/start?filter=a', '/bm/start?filter=a'],
  ['/bm/entry', '/bm/start'],
  ['/bm/login', '/bm/start'],
])('%s leads staff to %s', (address, opened) => {
  expect(at(address, true)).toMatchObject({ page: backOffice, address: opened });
});

it.each([
  ['abgelaufen', '/bm/entry?sitzung=abgelaufen'],
  ['gesperrt', '/bm/entry?sitzung=gesperrt'],
] as const)('says at any page behind the login that the session is %s, and remembers the page', (how, address) => {
  const ended = (pathname: string) => placeAt({ pathname, search: '', hash: '#Notizen', arrival: {} }, false, how);
  const arrival = { next: '/bm/4711#Notizen' };
  expect(ended('/bm/4711')).toEqual({ page: { kind: 'login', ended: how }, address, arrival });
  expect(ended('/bm/entry').page).toEqual(login);
});

it.each([true, false])('a link of a mail sets a password, signed in: %s', (isSignedIn) => {
  for (const [path, purpose] of [
    ['aktivierung', 'activate'],
    ['passwort-setzen', 'passwordChange'],
  ] as const)
    expect(at(`/bm/${path}/abc_-1`, isSignedIn)).toMatchObject({
      page: { kind: 'setPassword', purpose, verificationCode: 'abc_-1' },
      address: `/bm/${path}/abc_-1`,
    });
});

it.each([
  ['/bm/4711?tab=1', '#Notizen', { next: '/bm/4711?tab=1#Notizen' }],
  ['/bm/entry', '', { next: '/bm/start' }],
  ['/bm/mein-zugang-alt', '', { next: '/bm/mein-zugang-alt' }],
])('leads an account without its second factor from %s%s to its own access', (address, hash, arrival) => {
  expect(enrolmentPlace(at(address, true), hash)).toEqual({ page: backOffice, address: '/bm/mein-zugang', arrival });
});

it('leaves its own access and the links of mails to such an account', () => {
  for (const address of ['/bm/mein-zugang', '/bm/aktivierung/abc'])
    expect(enrolmentPlace(at(address, true), '')).toEqual(at(address, true));
});

it.each([
  ['/bm', true],
  ['/bm/1001', true],
  ['/bm/entry', false],
  ['/bm/login/', false],
  ['/bm/aktivierung/abc', false],
])('%s is behind the login: %s', (pathname, isBehind) => {
  expect(isBehindLogin(pathname)).toBe(isBehind);
});
