import { create } from '@bufbuild/protobuf';
import { toFindingContent } from '@kontor/case-client/finding/finding-content.message';
import { FindingContentSchema } from '@kontor/proto/kontor/cases/v1/finding_pb';
import { caseIdOf } from '@kontor/domain/case/case-id';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const context = { logger: undefined as never };
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('the case record', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
    harness.settings['orderCheckboxes'] = [{ key: 'agb', label: 'AGB', required: true }];
  });
  afterEach(() => harness.close());

  async function ordered(caseId = '1001'): Promise<void> {
    await harness.openCase(caseIdOf(caseId), 130);
    await harness.call('PUT', `/bgo_identifications/${caseId}`, {
      as: customer(caseIdOf(caseId)),
      body: completeForm(),
    });
    const order = await harness.call('POST', '/me/startIdentification', {
      as: customer(caseIdOf(caseId)),
      body: { orderCheckboxes: { agb: 'Ja' } },
    });
    expect(order.status).toBe(204);
    await harness.setSnapshot(caseIdOf(caseId), { firstOrderedAt: clock.now, attempt: 1 });
  }

  it('records a finding once, sealed, and only for a case that exists', async () => {
    await ordered();
    const finding = {
      caseId: '1001',
      findingId: 'f',
      kind: 1,
      personId: '',
      content: bytes({ secret: 'Kanarienvogel' }),
    } as never;
    const { findingRef } = await harness.handlers.recordFinding(finding, context);
    const other = { ...(finding as object), content: bytes({ secret: 'other' }) } as never;
    expect((await harness.handlers.recordFinding(other, context)).findingRef).toBe(findingRef);
    expect((await harness.core.findings.read(caseIdOf('1001'), findingRef ?? ''))?.content).toEqual({
      secret: 'Kanarienvogel',
    });
    expect(await harness.core.findings.read(caseIdOf('1002'), findingRef ?? '')).toBeNull();
    const foreign = { ...(finding as object), caseId: '4711' } as never;
    await expect(harness.handlers.recordFinding(foreign, context)).rejects.toMatchObject({ code: 'not-found' });
    const broken = { ...(finding as object), content: new Uint8Array([255]) } as never;
    await expect(harness.handlers.recordFinding(broken, context)).rejects.toMatchObject({ code: 'invalid-request' });
  });

  it('finds a case by its account from the booking on', async () => {
    await ordered();
    const found = async (text: string) => {
      const query = `/bgo_identifications_portal?search-filter=${encodeURIComponent(text)}`;
      const { body } = await harness.call('GET', query, { as: staff('ROLE_ADMIN') });
      return (body as unknown as { id: number }[]).map(({ id }) => id);
    };
    expect(await found('DE82 9001 0000 1000 0001 01')).toEqual([]);
    const account = { iban: 'DE82900100001000000101', kontonummer: '1000000101' };
    const content = { kind: 'account', content: account } as const;
    const typedContent = create(FindingContentSchema, toFindingContent(content));
    const finding = {
      caseId: '1001',
      findingId: 'a',
      kind: 5,
      personId: '',
      content: bytes({}),
      typedContent,
    } as never;
    await harness.handlers.recordFinding(finding, context);
    expect(await found('DE82 9001 0000 1000 0001 01')).toEqual([1001]);
    expect(await found('1000000101')).toEqual([1001]);
    await harness.eraseCase(caseIdOf('1001'));
    expect((await harness.core.cases.find(caseIdOf('1001')))?.accountHashes).toEqual([]);
  });

  it('prefers the typed content of a finding, and takes the JSON of an earlier version', async () => {
    await ordered();
    const content = bytes({ url: 'older' });
    const typedContent = create(
      FindingContentSchema,
      toFindingContent({ kind: 'identityCheck', content: { url: 'newer' } }),
    );
    const recorded = async (findingId: string, contents: object) => {
      const finding = { caseId: '1001', findingId, kind: 7, personId: '', ...contents } as never;
      const { findingRef } = await harness.handlers.recordFinding(finding, context);
      return (await harness.core.findings.read(caseIdOf('1001'), findingRef ?? ''))?.content;
    };
    expect(await recorded('both', { content, typedContent })).toEqual({ url: 'newer' });
    expect(await recorded('older', { content })).toEqual({ url: 'older' });
    expect(await recorded('later', { content, typedContent: create(FindingContentSchema) })).toEqual({ url: 'older' });
  });

  it('erases all data of persons and keeps the statuses', async () => {
    await ordered();
    await harness.core.findings.record({
      caseId: caseIdOf('1001'),
      findingId: 'f',
      kind: 'account',
      personId: null,
      content: bytes({}),
    });
    await harness.eraseCase(caseIdOf('1001'));
    await harness.eraseCase(caseIdOf('1001'));
    const left = await harness.core.cases.find(caseIdOf('1001'));
    expect(left).toMatchObject({
      companyName: '',
      form: null,
      emailHashes: [],
      nameHashes: [],
      erased: true,
      legalForm: 'GMBH',
      industryKey: 'F43',
    });
    expect(await harness.core.findings.ofCase(caseIdOf('1001'))).toEqual([]);
    expect(await harness.applications.frozen.newest(caseIdOf('1001'))).toBeNull();
    await harness.setSnapshot(caseIdOf('1001'), { status: 900 });
    expect((await harness.call('GET', '/bgo_identifications_portal/1001', { as: clerk })).body['items']).toHaveLength(
      1,
    );
    expect((await harness.call('GET', '/bgo_identifications/1001', { as: customer(caseIdOf('1001')) })).status).toBe(
      410,
    );
    expect((await harness.call('GET', '/bgo_identifications/1001/status_history_joined', { as: clerk })).status).toBe(
      200,
    );
  });
});
