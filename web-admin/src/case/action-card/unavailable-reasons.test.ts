import { bankCaseFake } from '../bank-case/testing/sample-bank-case.js';
import { unavailableReasons } from './unavailable-reasons.js';

const session = (...roles: string[]) => ({
  accountId: 'a',
  username: 'u',
  mustEnrol: false,
  roles,
  inheritedRoles: roles.includes('ROLE_ADMIN') ? [] : ['ROLE_ADMIN'],
});
const labels = (...args: Parameters<typeof unavailableReasons>) =>
  unavailableReasons(...args).map(({ label }) => label);

it('is empty when every action is possible', () => {
  expect(labels(bankCaseFake(), session('ROLE_ADMIN'))).toEqual([]);
  expect(labels(bankCaseFake({ commands: new Set() }), { ...session('ROLE_AUDITOR'), inheritedRoles: [] })).toEqual([]);
});

it('gives the running step as the reason for a missing button', () => {
  expect(labels(bankCaseFake({ commands: new Set() }), session('ROLE_ADMIN'))).toEqual([
    'Antrag freigeben',
    'Antrag ablehnen',
  ]);
  expect(labels(bankCaseFake({ commands: new Set(), status: 310 }), session('ROLE_ADMIN'))).toEqual([
    'Vorgang übernehmen',
  ]);
});

it('gives no reason where somebody else works on the case', () => {
  const owner = { accountId: 'b', name: 'Clara Ehrlich' };
  const record = bankCaseFake({ commands: new Set(), status: 410, owner });
  expect(labels(record, session('ROLE_ADMIN'))).toEqual([]);
  expect(labels({ ...record, owner: { ...owner, accountId: 'a' } }, session('ROLE_ADMIN'))).toEqual([
    'Vorgang abschließen',
  ]);
});

it('lists actions only for users whose roles allow them', () => {
  const record = bankCaseFake({ commands: new Set(['finish']), status: 410, isDeletable: false });
  expect(labels(record, session('ROLE_ADMIN'))).toEqual([]);
  expect(labels(record, session('ROLE_ROOT'))).toEqual(['Support-Eingriff']);
  expect(labels(record, session('ROLE_ADMIN_PLUS'))).toEqual([
    'Vorgang auf Bereit stellen',
    'Support-Eingriff',
    'Eintrag löschen',
  ]);
});

it('names the status in which a case can be set ready', () => {
  const [first] = unavailableReasons(
    bankCaseFake({ commands: new Set(['release', 'reject', 'supportFix']) }),
    session('ROLE_ADMIN_PLUS'),
  );
  expect(first?.reason).toBe('Nur möglich im Status „Identifikation in Arbeit“.');
});

it.each([120, 216, 250])('lists no action for a case that ended with %d', (status) => {
  const record = bankCaseFake({ commands: new Set(), status });
  expect(labels(record, session('ROLE_ADMIN'))).toEqual([]);
});
