import { sampleApplication } from '@kontor/domain/application/sample-application';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { compareOwners, type RegisterExtract } from '@kontor/domain/discrepancy/compare-owners';
import { caseOwnersOf } from '@kontor/domain/discrepancy/owner-facts';
import { customer, staff, startPortalHarness } from '../../testing/portal-harness.js';
import { discrepancyJson, discrepancyPdf, type DiscrepancyDraft } from './discrepancy-file.js';

const owners = caseOwnersOf(sampleApplication);

function draftOf(extract: RegisterExtract, change: Partial<DiscrepancyDraft['discrepancy']> = {}): DiscrepancyDraft {
  const comparison = compareOwners(owners, extract);
  const discrepancy = { state: 'draft', step: 1, application: sampleApplication, decided: null, ...change } as const;
  return {
    ...{ caseNumber: '1001', bankName: 'Musterbank', now: Date.UTC(2026, 2, 2, 12), decidedBy: 'Clara Ehrlich' },
    discrepancy: { ...discrepancy, owners, extract, comparison },
  };
}

const [first, second] = owners;
const { personId, ...facts } = first!;
const differing: RegisterExtract = {
  hasEntry: true,
  owners: [
    { personId, registered: { ...facts, city: 'Bonn' } },
    { personId: second!.personId, registered: null },
    { personId: null, registered: { ...facts, firstName: 'Xaver', lastName: 'Kessling' } },
  ],
};

it('is JSON with the company, both sides of every owner, and the decision', () => {
  const decision = { outcome: 'reported', day: '2026-03-01', reference: 'TR-4711' } as const;
  const decided = { at: Date.UTC(2026, 2, 1, 9), accountId: 'a', decision };
  const content: unknown = JSON.parse(discrepancyJson(draftOf(differing, { state: 'reported', decided })));
  expect(content).toMatchObject({
    format: 'kontor-discrepancy-report',
    law: '§ 23a GwG',
    createdAt: '2026-03-02T12:00:00.000Z',
    state: 'reported',
    company: { name: 'Lindenhof Gartenbau GmbH', registrationNumber: 'HRB 123456 B', city: 'Berlin' },
    hasEntry: true,
    owners: [
      { name: 'Änne Weiß', standing: 'differs' },
      { name: 'Jörg Müller', standing: 'missing' },
      { name: 'Xaver Kessling', standing: 'surplus' },
    ],
    decision: { ...decision, decidedAt: '2026-03-01T09:00:00.000Z', decidedBy: 'Clara Ehrlich' },
  });
  expect(discrepancyJson(draftOf(differing))).toContain('"decision": null');
});

it('is a German, tagged PDF whose title says what it is, also where the register has no entry', async () => {
  for (const extract of [differing, { hasEntry: false, owners: [] }]) {
    const whole = (await discrepancyPdf(draftOf(extract))).toString('latin1');
    expect(whole.slice(0, 5)).toBe('%PDF-');
    expect(whole).toContain('/Lang (de-DE)');
    for (const tag of ['/H1', '/H2', '/Table', '/TH', '/TD']) expect(whole).toContain(`/S ${tag}`);
  }
});

it('is a download for staff, once the extract was compared', async () => {
  const harness = await startPortalHarness();
  await harness.openCase(caseIdOf('1001'), 410);
  harness.registerDocuments.push('transparency_register');
  const path = '/bgo_identifications_portal/1001/discrepancyReport';
  const get = (format: string, as = staff('ROLE_ADMIN')) => harness.call('GET', `${path}.${format}`, { as, raw: true });
  expect([(await get('pdf')).status, (await get('json')).status]).toEqual([409, 409]);
  const body = { step: 0, hasEntry: false, owners: [] };
  await harness.call('PUT', `${path}/extract`, { as: staff('ROLE_ADMIN'), body });
  for (const [format, type] of [
    ['pdf', 'application/pdf'],
    ['json', 'application/json; charset=utf-8'],
  ] as const) {
    const { status, headers } = await get(format);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('content-disposition')).toBe(`attachment; filename=unstimmigkeitsmeldung-1001.${format}`);
    expect((await get(format, staff('ROLE_AUDITOR'))).status).toBe(200);
    expect((await get(format, customer(caseIdOf('1001')))).status).toBe(403);
  }
  await harness.close();
});
