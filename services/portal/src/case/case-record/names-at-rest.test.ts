import { caseIdOf, type CaseId } from '@kontor/domain/case/case-id';
import { personalNameForms } from '@kontor/domain/legal-form/personal-name';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';
import { openedNames } from './company-name.js';
import { createSealNames } from './seal-names.js';
import { caseOf } from './testing/sample-case.js';

const clerk = staff('ROLE_ADMIN');
const name = 'Kräuterkontor Quendelmann & Sohn e. K.';

describe('a name that is personal', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
  });
  afterEach(() => harness.close());

  /** Saves another legal form and name, as registration and form do. */
  async function rename(caseId: CaseId, businessLegalForm: LegalForm, businessName = name): Promise<void> {
    await harness.applications.drafts.save({
      ...{ caseId, seen: null, byCommand: true },
      change: (stored) => ({
        ...stored,
        registration: { ...stored.registration, businessLegalForm, businessName },
        application: {
          ...stored.application,
          registerData: {},
          firma: { ...stored.application.firma, firma: businessName, postalCode: '10115' },
        },
      }),
    });
  }

  async function open(id: string, legalForm: LegalForm, businessName = name): Promise<CaseId> {
    const caseId = caseIdOf(id);
    await harness.openCase(caseId, 310);
    await rename(caseId, legalForm, businessName);
    return caseId;
  }

  const rawOf = async (caseId: CaseId) => {
    const found = await harness.core.cases.find(caseId);
    return Buffer.from(JSON.stringify(found, (_, value: unknown) => (value instanceof Uint8Array ? '' : value)));
  };
  const isInClear = async (caseId: CaseId) => /quendel|kräuterkontor|kraeuterkontor/i.test(String(await rawOf(caseId)));
  const listed = async (query: string): Promise<{ id: number; businessName: string }[]> =>
    (await harness.call('GET', `/bgo_identifications_portal?${query}`, { as: clerk })).body as never;
  const search = (text: string) => listed(`search-filter=${encodeURIComponent(text)}`);
  const head = async (caseId: CaseId) =>
    (await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: clerk })).body as unknown as {
      bgoIdentification: { businessName: string };
    };

  it.each(personalNameForms)('is sealed for %s, and read by the list, the case and a search', async (legalForm) => {
    const caseId = await open('1001', legalForm);
    expect(await isInClear(caseId)).toBe(false);
    expect(await listed('')).toMatchObject([{ id: 1001, businessName: name }]);
    expect((await head(caseId)).bgoIdentification.businessName).toBe(name);
    expect(await search('quendel')).toMatchObject([{ id: 1001, businessName: name }]);
  });

  it('is in clear for a registered company', async () => {
    const caseId = await open('1001', 'GMBH');
    expect(await isInClear(caseId)).toBe(true);
    expect((await harness.core.cases.find(caseId))?.sealedName).toBeNull();
  });

  it.each([
    'Kräuterkontor Quendelmann',
    'quendelmann kraeuter',
    'Kräuterkontor',
    'QUENDELMANN & SOHN E.K.',
    'sohn e k',
    'k',
    'delmann',
  ])('is found by "%s"', async (text) => {
    await open('1001', 'EK');
    await open('1002', 'EK', 'Zirbelstube');
    expect((await search(text)).map(({ id }) => id)).toEqual([1001]);
  });

  it.each(['Kräuterkontorist', 'quendelmannx', 'ohn e k', 'x'])('is not found by "%s"', async (text) => {
    await open('1001', 'EK');
    expect(await search(text)).toEqual([]);
  });

  it('is sealed and in clear again as the legal form changes', async () => {
    const caseId = await open('1001', 'GMBH');
    for (const [legalForm, inClear] of [
      ['GBR', false],
      ['OHG', true],
      ['SELF_EMPLOYED', false],
    ] as const) {
      await rename(caseId, legalForm);
      expect(await isInClear(caseId)).toBe(inClear);
      expect(await search('quendel')).toMatchObject([{ id: 1001, businessName: name }]);
    }
  });

  it('is last in a list by name, on its page and in the file', async () => {
    await open('1001', 'EK', 'Amsel');
    await open('1002', 'GMBH', 'Zaunkönig GmbH');
    await open('1003', 'GBR', 'Adler');
    await open('1004', 'UG', 'Birkhuhn UG');
    const page = async (order: string, from: number) =>
      (await listed(`sort=["businessName","${order}"]&range=[${from},${from + 1}]`)).map((row) => row.businessName);
    expect([...(await page('ASC', 0)), ...(await page('ASC', 2))]).toEqual([
      'Birkhuhn UG',
      'Zaunkönig GmbH',
      'Amsel',
      'Adler',
    ]);
    expect([...(await page('DESC', 0)), ...(await page('DESC', 2))]).toEqual([
      'Zaunkönig GmbH',
      'Birkhuhn UG',
      'Adler',
      'Amsel',
    ]);
    const { text } = await harness.call('POST', '/bgo_identifications_portal.csv', {
      ...{ as: clerk, raw: true },
      body: { sort: ['businessName', 'ASC'], columns: ['businessName'] },
    });
    expect(text.replace('\u{feff}', '').trim().split('\r\n')).toEqual([
      '"Firma"',
      '"Birkhuhn UG"',
      '"Zaunkönig GmbH"',
      '"Amsel"',
      '"Adler"',
    ]);
  });

  it('costs a list one query for the keys of its page, and none for a page without', async () => {
    for (const id of ['1001', '1002', '1003']) await open(id, 'EK');
    const { keys, cases } = harness.core;
    const asked: (readonly string[])[] = [];
    const prepare: typeof keys.prepare = (caseIds) => {
      asked.push(caseIds);
      return keys.prepare(caseIds);
    };
    const { rows } = await cases.list({ sort: { field: 'number', descending: false }, skip: 0, limit: 2 });
    const names = await openedNames({ ...keys, prepare }, [...rows, caseOf('1009')]);
    expect([...names]).toEqual([
      ['1001', name],
      ['1002', name],
      ['1009', 'Firma 1009'],
    ]);
    expect(asked).toEqual([['1001', '1002']]);
    await openedNames({ ...keys, prepare }, [caseOf('1009')]);
    expect(asked).toHaveLength(1);
  });

  it('is shown where many cases are assigned', async () => {
    await open('1001', 'EK');
    const { body } = await harness.call('POST', '/bgo_identifications_portal/assign', {
      as: clerk,
      body: { ids: [1001], accountId: clerk.accountId },
    });
    expect(body).toMatchObject([{ id: 1001, businessName: name }]);
  });

  it('is unreadable once the key of its case is gone, and the list continues', async () => {
    const caseId = await open('1001', 'EK');
    await harness.core.keys.destroy(caseId);
    expect(await listed('sort=["businessName","ASC"]')).toMatchObject([{ id: 1001, businessName: '' }]);
    await harness.eraseCase(caseId);
    const found = await harness.core.cases.find(caseId);
    expect([found?.sealedName, found?.searchHashes]).toEqual([null, []]);
  });

  describe('that an earlier build has stored in clear', () => {
    const failed: string[] = [];
    const onFailed = (caseId: string) => void failed.push(caseId);
    beforeEach(() => failed.splice(0));

    /** What the build before wrote: it leaves a sealed name as it is. */
    async function inClear(caseId: CaseId, companyName: string): Promise<void> {
      const version = (await harness.core.cases.find(caseId))?.version ?? 0;
      const words = companyName.toLowerCase().split(/[^a-zäöü]+/);
      const change = { companyName, nameSort: words.join(' '), searchKeys: words, searchHashes: [] };
      expect(await harness.core.cases.change(caseId, version, change)).toBe(true);
    }

    it('is read until it is sealed, once, and found as before', async () => {
      const caseId = await open('1001', 'EK', 'Zirbelstube');
      await inClear(caseId, name);
      const sealNames = createSealNames(harness.core, onFailed);
      expect(await search('quendel')).toMatchObject([{ businessName: name }]);
      expect([await sealNames(), await sealNames()]).toEqual([1, 0]);
      expect(await isInClear(caseId)).toBe(false);
      for (const text of ['quendel', 'delmann', 'sohn e k'])
        expect(await search(text)).toMatchObject([{ id: 1001, businessName: name }]);
      expect(await search('zirbelstube')).toEqual([]);
    });

    it('is sealed in all cases, and removed where nobody can read it any more', async () => {
      const count = 103;
      for (let id = 1001; id < 1001 + count; id++) {
        const caseId = caseIdOf(String(id));
        await harness.openCase(caseId, 310);
        const version = (await harness.core.cases.find(caseId))?.version ?? 0;
        await harness.core.cases.change(caseId, version, { legalForm: 'GBR', companyName: name });
      }
      await harness.core.keys.destroy(caseIdOf('1001'));
      expect(await createSealNames(harness.core, onFailed)()).toBe(count);
      expect(await harness.core.cases.withPersonalName(1)).toEqual([]);
      const [gone, kept] = await Promise.all(['1001', '1002'].map((id) => harness.core.cases.find(caseIdOf(id))));
      expect([gone?.sealedName, kept?.sealedName === null]).toEqual([null, false]);
      expect(failed).toEqual([]);
    });

    it('is sealed although the key of another case cannot be read, which is named', async () => {
      const [unreadable, other] = [await open('1001', 'EK'), await open('1002', 'GBR')];
      for (const caseId of [unreadable, other]) await inClear(caseId, name);
      const { keys } = harness.core;
      const seal: typeof keys.seal = (caseId, ...rest) =>
        caseId === unreadable ? Promise.reject(new Error('wrapped by another master key')) : keys.seal(caseId, ...rest);
      const sealNames = createSealNames({ ...harness.core, keys: { ...keys, seal } }, onFailed);
      expect([await sealNames(), failed]).toEqual([1, [unreadable]]);
      expect([await isInClear(unreadable), await isInClear(other)]).toEqual([true, false]);
    });

    it('stays in clear once the case has a form whose name is public', async () => {
      const caseId = await open('1001', 'GMBH');
      const stale = { ...harness.core.cases, withPersonalName: () => Promise.resolve([record]) };
      const record = (await harness.core.cases.find(caseId))!;
      expect(await createSealNames({ ...harness.core, cases: stale }, onFailed)()).toBe(0);
      expect(await listed('')).toMatchObject([{ id: 1001, businessName: name }]);
      expect((await harness.core.cases.find(caseId))?.sealedName).toBeNull();
    });
  });
});
