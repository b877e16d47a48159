import { notReady } from '@kontor/domain/core-banking/readiness';
import { bankCaseOf, personsOf } from './bank-case.js';
import { staffCaseFake } from './testing/sample-bank-case.js';

it('reads head, groups and commands', () => {
  const record = bankCaseOf(staffCaseFake());
  expect(record).toMatchObject({
    id: '1001',
    status: 213,
    businessName: 'Musterwerk GmbH',
    isDeletable: true,
    sla: null,
    coreBanking: { account: null },
  });
  expect(record.commands).toEqual(new Set(['release', 'reject']));
  expect(personsOf(record).map(({ title }) => title)).toEqual(['Max Muster', 'Erika Beispiel']);
});

it('names the person of a credit check', () => {
  const reports = bankCaseOf(staffCaseFake()).groups.at(-1);
  expect(reports?.items[0]?.label).toBe('Bonitätsprüfung Erika Beispiel');
});

it('reads the SLA if there is one, also zero hours', () => {
  expect(bankCaseOf(staffCaseFake({ slaHours: 0, slaStatus: 'running' })).sla).toEqual({
    hours: 0,
    status: 'running',
  });
  expect(bankCaseOf(staffCaseFake({ slaHours: null, slaStatus: null })).sla).toBeNull();
});

it('maps an archived case without findings and readiness', () => {
  const record = bankCaseOf({
    ...staffCaseFake({ simplePutOnHoldFindings: null }),
    readiness: null,
  });
  expect(record.findings).toEqual({ business: {}, people: {} });
  expect(record.readiness).toEqual(notReady);
});
