import { caseIdOf } from '@kontor/domain/case/case-id';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { masterKeyFrom } from '@kontor/platform/crypto/case-keys';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { createCaseKeys } from '../../case/case-record/case-keys.js';
import { createFakeCaseKeyRepository } from '../../case/case-record/testing/case-keys.repository.fake.js';
import { createFrozenApplications } from './freeze.js';
import type { FrozenApplication } from './frozen-application.js';
import { createFakeFrozenRepository } from './testing/frozen.repository.fake.js';

const registration = {
  username: 'paula@example.test',
  businessLegalForm: 'GMBH',
  businessName: 'Nordlumar Feinwerk GmbH',
  salutation: 'MS',
  firstName: 'Paula',
  lastName: 'Kanarienvogel',
  orderData: { kontoId: 1 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
} as const;

function content(line1: string): FrozenApplication {
  return {
    application: { registerData: { rechtsform: 'GMBH' }, firma: { line1 }, people: [], mehrwerteSelection: {} },
    registration,
    product: { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' },
    documents: [],
    orderCheckboxes: { agb: 'Ja' },
  };
}

async function frozen() {
  const repository = createFakeFrozenRepository();
  const masters = createKeyRing(masterKeyFrom(Buffer.alloc(32, 7).toString('base64')));
  const keys = createCaseKeys({ repository: createFakeCaseKeyRepository(), masters, now: () => 0 });
  await keys.create(caseIdOf('1001'));
  await keys.create(caseIdOf('1002'));
  const applications = createFrozenApplications({
    repository,
    keys,
    hash: createSearchHash('a-pepper-for-tests-only'),
    now: () => 0,
  });
  return { applications, repository, keys };
}

describe('freeze', () => {
  it('twenty parallel freezes of the same content create one version', async () => {
    const { applications } = await frozen();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => applications.freeze(caseIdOf('1001'), content('Kranichweg 12'))),
    );
    expect(new Set(all.map(({ version }) => version))).toEqual(new Set([1]));
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(1);
  });

  it('other content is another version, and earlier content its earlier one', async () => {
    const { applications } = await frozen();
    const first = await applications.freeze(caseIdOf('1001'), content('Kranichweg 12'));
    const second = await applications.freeze(caseIdOf('1001'), content('Kranichweg 13'));
    await expect(applications.freeze(caseIdOf('1001'), content('Kranichweg 12'))).resolves.toEqual(first);
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(first.hash).not.toBe(second.hash);
    expect((await applications.newest(caseIdOf('1001')))?.version).toBe(2);
  });

  it('parallel freezes of different content have different versions', async () => {
    const { applications } = await frozen();
    const lines = ['A 1', 'B 2', 'C 3', 'A 1', 'B 2', 'C 3', 'A 1'];
    const all = await Promise.all(lines.map((line) => applications.freeze(caseIdOf('1001'), content(line))));
    expect(new Set(all.map(({ version }) => version)).size).toBe(3);
    for (const [at, { version }] of all.entries()) {
      expect((await applications.read(caseIdOf('1001'), version))?.application.firma.line1).toBe(lines[at]);
    }
  });

  it('does not depend on the order of keys, and hashes each case differently', async () => {
    const { applications } = await frozen();
    const one = await applications.freeze(caseIdOf('1001'), content('Kranichweg 12'));
    const { documents, ...rest } = content('Kranichweg 12');
    await expect(applications.freeze(caseIdOf('1001'), { documents, ...rest })).resolves.toEqual(one);
    expect((await applications.freeze(caseIdOf('1002'), content('Kranichweg 12'))).hash).not.toBe(one.hash);
  });

  it('stores frozen versions sealed, and returns null for unknown ones', async () => {
    const { applications, repository } = await frozen();
    await applications.freeze(caseIdOf('1001'), content('Kranichweg 12'));
    const sealed = Buffer.from((await repository.find(caseIdOf('1001'), 1))?.sealed ?? []);
    expect(sealed.length).toBeGreaterThan(100);
    expect(sealed.includes('Kanarienvogel')).toBe(false);
    await expect(applications.read(caseIdOf('1001'), 2)).resolves.toBeNull();
    await expect(applications.read(caseIdOf('1002'), 1)).resolves.toBeNull();
  });

  it('a version is unreadable once the key is destroyed', async () => {
    const { applications, keys } = await frozen();
    await applications.freeze(caseIdOf('1001'), content('Kranichweg 12'));
    await keys.destroy(caseIdOf('1001'));
    await expect(applications.read(caseIdOf('1001'), 1)).rejects.toMatchObject({ code: 'archived' });
    await expect(keys.create(caseIdOf('1001'))).rejects.toMatchObject({ code: 'archived' });
  });
});
