import { caseIdOf } from '@kontor/domain/case/case-id';
import { newAccount } from '@kontor/domain/account/account';
import type { FrozenApplication } from '../../applicant/application/application.module.js';
import type { ProviderFinding } from '../../case/case-record/case-record.module.js';
import { startFileHarness, type FileHarness } from '../../testing/file-harness.js';
import { orderDataOf } from './order-data.js';
import { createOrderSummary } from './order-summary.js';

const caseId = caseIdOf('1001');
const report = {
  kind: 'economyReport',
  personId: null,
  content: { score: 320, riskQuota: 9.5 },
} as unknown as ProviderFinding;

describe('the summary of an order', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseId, 213);
  });
  afterEach(() => harness.close());

  const dataFor = async (side: 'customer' | 'bank', frozen: FrozenApplication | null = null) => {
    const record = await harness.core.cases.find(caseId);
    if (record === null) throw new Error('no case');
    const stored = await harness.applications.readCurrent(record);
    const settings = { bankName: 'Musterbank', tempConfig: { konten: {}, urls: {} }, mehrwerte: undefined } as never;
    const sources = { record, stored, findings: [report], files: [], hold: null };
    return orderDataOf(sources, { settings, frozen, now: 0, side });
  };

  it('says what the customer entered, but nothing that the bank found', async () => {
    const customer = JSON.stringify(await dataFor('customer'));
    expect(JSON.stringify(await dataFor('bank'))).toMatch(/Bonitätsindex.*320/);
    expect(customer).toContain('Lindenhof Gartenbau GmbH');
    expect(customer).toContain('Änne');
    expect(customer).not.toMatch(/Bonität|320|angehalten|"Status"|"Identifikation"/);
  });

  it('says price and accepted boxes as the order keeps them, whatever the bank has changed since', async () => {
    const stored = (await harness.applications.readCurrent((await harness.core.cases.find(caseId))!))!;
    const offer = {
      settingsVersion: 3,
      account: { ...newAccount({}, 'Komfort alt'), price: 990 },
      orderBoxes: [
        { key: 'agb', name: 'intern', label: 'Allgemeine Geschäftsbedingungen', required: true },
        { key: 'werbung', label: 'Werbung', required: false },
      ],
      mehrwerte: { active: false, mehrwerte: [] },
      holdRules: null,
    };
    const frozen = {
      ...{ ...stored, offer, documents: [], orderCheckboxes: { agb: 'Ja', werbung: 'Nein' } },
      product: { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' },
    } as unknown as FrozenApplication;
    const linesFor = async (side: 'customer' | 'bank') => (await dataFor(side, frozen)).groups[0]?.lines;
    expect(await linesFor('customer')).toEqual(
      expect.arrayContaining([
        { label: 'Kontomodell', value: 'Komfort alt' },
        { label: 'Preis', value: '9,90\u00a0€ im Monat' },
        { label: 'Bestätigt', value: 'Allgemeine Geschäftsbedingungen' },
      ]),
    );
    expect(await linesFor('bank')).toContainEqual({ label: 'Bestätigt', value: 'intern' });
  });

  it('is a PDF that fits through the bus, and nothing once the case is erased', async () => {
    const { core, applications } = harness;
    const documents = { ofCase: async () => [] };
    const settings = { all: async () => ({ bankName: 'Musterbank', tempConfig: { konten: {} } }) as never };
    const summaryOf = createOrderSummary({ core, applications, documents, settings, now: () => 0 });
    const content = await summaryOf(caseId);
    expect(
      Buffer.from(content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(content?.byteLength).toBeLessThan(300_000);
    expect(await summaryOf(caseIdOf('9999'))).toBeNull();
  });
});
