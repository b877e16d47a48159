import { caseIdOf } from '@kontor/domain/case/case-id';
import { documentIdOf } from '@kontor/domain/document/document-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import { staffCaseSchema } from '@kontor/api/case/staff-case.schema';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const support = staff('ROLE_ROOT', 'ROLE_ADMIN');
const partyOf = (changes: object) => ({
  subject: 'business',
  kind: 'juristic',
  name: 'Lindenhof Gartenbau GmbH',
  potentialDuplicates: [],
  errorMessages: [],
  shortened: ['name'],
  skipped: [],
  placeholders: [],
  legitimationsdatenError: false,
  hasValidBirthday: true,
  hasLegitimation: true,
  missingCheckedBy: false,
  ...changes,
});
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('the detail of a case', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
    harness.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
  });
  afterEach(() => harness.close());

  async function ordered(caseId = caseIdOf('1001')): Promise<void> {
    await harness.openCase(caseId, 130);
    await harness.call('PUT', `/bgo_identifications/${caseId}`, {
      as: customer(caseId),
      body: completeForm(),
    });
    const order = await harness.call('POST', '/me/startIdentification', {
      as: customer(caseId),
      body: { orderCheckboxes: { agb: 'Ja' } },
    });
    expect(order.status).toBe(204);
    await harness.setSnapshot(caseId, { firstOrderedAt: clock.now, attempt: 1 });
  }

  it('has all data for staff, and the SLA for support', async () => {
    harness.settings['simplePutOnHoldConfig'] = { people: { '*': { nationality: ['DE'] } } };
    await ordered();
    const { body } = await harness.call('GET', '/bgo_identifications_portal/1001', { as: clerk });
    expect(body).toMatchObject({
      id: 1001,
      bgoIdentification: {
        bgoMainStatus: 130,
        isDisableProcessPossible: true,
        simplePutOnHoldFindings: { people: { 0: { nationality: { class: 1, consolidatedValue: 'DE' } } } },
        simplePutOnHoldFindingsConsolidated: { people: { 0: { nationality: 'DE' } } },
        agree21Kontonummer: null,
      },
      readiness: { isReadyForPassToAgree21: false },
    });
    const groups = body['items'] as {
      type: string;
      items: { name: string; consolidatedValue: string; class: number }[];
    }[];
    expect(groups.map(({ type }) => type)).toEqual(['bgo', 'business', 'person', 'person', 'kycnow']);
    expect(groups[2]?.items).toContainEqual({
      name: 'nationality',
      label: 'Staatsangehörigkeit',
      consolidatedValue: 'DE',
      shownValue: 'Deutschland',
      class: 1,
    });
    expect(body['bgoIdentification']).not.toHaveProperty('slaHours');
    const root = await harness.call('GET', '/bgo_identifications_portal/1001', { as: support });
    expect(root.body['bgoIdentification']).toMatchObject({ slaStatus: 'running', slaHours: 0 });
  });

  it('has the rules in force, the documents, and whether the provider has the case', async () => {
    await ordered();
    const rules = { people: { '*': { nationality: ['FR'] } } };
    harness.settings['simplePutOnHoldConfig'] = rules;
    const file = { sizeBytes: 10, mimeType: 'application/pdf', sha256: 'a'.repeat(64), createdAt: clock.now };
    harness.files.push({ ...file, documentId: documentIdOf('d1'), name: 'vertrag.pdf', documentType: 'OTHER' });
    for (const handedOver of [false, true]) {
      await harness.setSnapshot(caseIdOf('1001'), { handedOver });
      const { body } = await harness.call('GET', '/bgo_identifications_portal/1001', { as: clerk });
      expect(body['bgoIdentification']).toMatchObject({
        passedToSolarisBank: handedOver,
        simplePutOnHoldConfig: rules,
        businessDocuments: [{ id: 'd1', filename: 'vertrag.pdf', timeString: new Date(clock.now).toISOString() }],
      });
    }
  });

  it("has what was booked, what runs, and the memo of earlier versions, by the API's schema", async () => {
    await ordered();
    const detail = async () =>
      staffCaseSchema.parse((await harness.call('GET', '/bgo_identifications_portal/1001', { as: support })).body);
    expect((await detail()).coreBanking).toEqual({ parties: null, account: null, girocard: null });
    const party = partyOf({ personennummer: '4711' });
    const report = {
      mode: 'INTERESSENT',
      jurPersonenResults: [party],
      mehrheitPersonenResults: [],
      natPersonenResults: [],
    };
    const given = { caseId: caseIdOf('1001'), personId: null };
    const early = { ...report, jurPersonenResults: [partyOf({ errorMessages: ['Zeitüberschreitung'] })] };
    const record = (findingId: string, kind: 'partyReport' | 'account', content: object) =>
      harness.core.findings.record({ ...given, findingId, kind, content: bytes(content) });
    await record('pass-1', 'partyReport', early);
    await record('pass-2', 'partyReport', report);
    await record('account', 'account', { kontonummer: '100', iban: 'DE02' });
    await harness.setSnapshot(caseIdOf('1001'), { status: 410, running: 'coreBanking', attention: 'transfer_failed' });
    harness.memos.push({
      caseId: caseIdOf('1001'),
      memoId: 'single',
      accountId: 'a',
      author: 'A',
      content: 'Bestandskunde',
    });
    const { bgoIdentification, coreBanking } = await detail();
    const recordedAt = new Date(clock.now).toISOString();
    expect(coreBanking).toEqual({
      parties: { ...report, recordedAt },
      account: { kontonummer: '100', iban: 'DE02', recordedAt },
      girocard: null,
    });
    expect(bgoIdentification).toMatchObject({
      bankMemo: 'Bestandskunde',
      running: 'coreBanking',
      attention: 'transfer_failed',
      agree21Kontonummer: '100',
      agree21Iban: 'DE02',
      kycnowDocumentOrderRequired: true,
    });
  });

  const velmaris = (leftName: string) => ({
    kind: 'FUNCTIONARIES',
    source: 'PUBLIC',
    leftSide: {
      0: { firstName: 'Sabine', lastName: 'Ahrenholt', matchType: 'MATCH' },
      1: { firstName: leftName, lastName: 'Kessling', birthDate: '1981-02-27', city: 'Stuttgart', inRole: true },
      2: { firstName: 'Nora', lastName: 'Stille', inRole: false },
    },
    rightSide: [
      { firstName: 'Sabine', lastName: 'Ahrenholt', matchType: 'MATCH' },
      { firstName: 'Torben', lastName: 'Kessling', source: 'PUBLIC', typeOfRepresentation: 'JOINT' },
    ],
  });

  it('names the persons that differ from public sources, also once the customer has resolved it', async () => {
    await ordered();
    const given = { caseId: caseIdOf('1001'), kind: 'matching', personId: null } as const;
    await harness.core.findings.record({ ...given, findingId: 'v1', content: bytes(velmaris('Oleg')) });
    const ref = await harness.core.findings.record({ ...given, findingId: 'v2', content: bytes(velmaris('Ole')) });
    await harness.core.findings.record({ ...given, findingId: 'v3', content: bytes({ kind: 'OTHER' }) });
    const mismatches = async () =>
      staffCaseSchema.parse((await harness.call('GET', '/bgo_identifications_portal/1001', { as: clerk })).body)
        .mismatches;
    const found = {
      kind: 'FUNCTIONARIES',
      source: 'PUBLIC',
      recordedAt: new Date(clock.now).toISOString(),
      entered: [{ firstName: 'Ole', lastName: 'Kessling', birthDate: '1981-02-27', city: 'Stuttgart' }],
      found: [{ firstName: 'Torben', lastName: 'Kessling', typeOfRepresentation: 'JOINT' }],
    };
    await harness.setSnapshot(caseIdOf('1001'), { status: 218, startFindingRef: ref });
    expect(await mismatches()).toEqual([{ ...found, isOpen: true }]);
    await harness.setSnapshot(caseIdOf('1001'), { status: 430, startFindingRef: null });
    expect(await mismatches()).toEqual([{ ...found, isOpen: false }]);
  });

  it('says who released it from a hold, and when', async () => {
    await ordered();
    const release = async () =>
      (await harness.call('GET', '/bgo_identifications_portal/1001', { as: clerk })).body['release'];
    await harness.project(caseIdOf('1001'), { status: 213, cause: 'held' });
    await harness.setSnapshot(caseIdOf('1001'), { wasOnHold: true });
    expect(await release()).toBeNull();
    await harness.project(caseIdOf('1001'), { status: 218, cause: 'release', accountId: 'staff-ROLE_ADMIN' });
    expect(await release()).toEqual({ at: new Date(clock.now).toISOString(), by: 'Clara Ehrlich' });
    await harness.setSnapshot(caseIdOf('1001'), { wasOnHold: false });
    expect(await release()).toBeNull();
  });

  it('has no data of the bank for customers', async () => {
    await ordered();
    const { status, body } = await harness.call('GET', '/bgo_identifications_portal/1001', {
      as: customer(caseIdOf('1001')),
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(
      /simplePutOnHold|agree21|sla|readiness|attention|coreBanking|bankMemo|running|mismatches|release/,
    );
    expect((body['items'] as { type: string }[]).map(({ type }) => type)).toEqual([
      'bgo',
      'business',
      'person',
      'person',
    ]);
  });

  it('has the address of the identity check for the acting person', async () => {
    await ordered();
    const content = bytes({ url: 'https://ident.example.test/1' });
    const record = {
      caseId: caseIdOf('1001'),
      findingId: 'ident',
      kind: 'identityCheck',
      personId: personIdOf('1001-0001'),
      content,
    } as const;
    const checkRef = await harness.core.findings.record(record);
    const person = {
      personId: personIdOf('1001-0001'),
      status: 'pending',
      check: null,
      source: 'solaris',
      acting: true,
      required: true,
    } as const;
    await harness.setSnapshot(caseIdOf('1001'), {
      status: 220,
      handedOver: true,
      persons: [{ ...person, representation: 'JOINT', checkRef, attemptsLeft: 2 }],
    });
    const form = await harness.call('GET', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')) });
    expect((form.body['people'] as object[])[0]).toMatchObject({
      bgoLastIdentificationUrl: 'https://ident.example.test/1',
    });
    const portal = await harness.call('GET', '/bgo_identifications_portal/1001', { as: customer(caseIdOf('1001')) });
    expect((portal.body['items'] as object[])[2]).toMatchObject({
      status: { value: 'pending', source: 'solaris', attemptsLeft: 2, acting: true },
    });
  });
});
