import { notReady } from '@kontor/domain/core-banking/readiness';
import { caseRecordOf, personsOf } from './case-record.js';
import { staffCaseFake } from './testing/sample-case-record.js';

it('reads head, groups and commands', () => {
  const record = caseRecordOf(staffCaseFake());
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
  const reports = caseRecordOf(staffCaseFake()).groups.at(-1);
  expect(reports?.items[0]?.label).toBe('Bonitätsprüfung Erika Beispiel');
});

it('reads the SLA if there is one, also zero hours', () => {
  expect(caseRecordOf(staffCaseFake({ slaHours: 0, slaStatus: 'running' })).sla).toEqual({
    hours: 0,
    status: 'running',
  });
  expect(caseRecordOf(staffCaseFake({ slaHours: null, slaStatus: null })).sla).toBeNull();
});

it('maps an archived case without findings and readiness', () => {
  const record = caseRecordOf({
    ...staffCaseFake({ simplePutOnHoldFindings: null }),
    readiness: null,
  });
  expect(record.findings).toEqual({ business: {}, people: {} });
  expect(record.readiness).toEqual(notReady);
});
