import { type ProviderFeatures, unknownFeatures } from '../provider-connection/provider-connection.module.js';
import { join } from 'node:path';
import { createHttpApp, listen } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { loadSampleBank } from './load-settings.js';
import { settingText } from './setting-text.js';
import { createFakeConfigurationRepository } from './testing/configuration.repository.fake.js';
import { createSettings, productionDefaults } from './settings.js';
import { createSettingsRouter } from './settings.router.js';

const sampleBank = join(__dirname, '../../../../../deploy/sample-bank');
const now = () => 1_000;

function setUp() {
  const repository = createFakeConfigurationRepository();
  let features = unknownFeatures;
  const known = (companyCheck: ProviderFeatures['companyCheck']): void => {
    features = { ...features, companyCheck };
  };
  const settings = createSettings({ repository, logger: silentLogger(), now, features: () => features, freshMs: 0 });
  const storeText = (name: string, json: string) =>
    settings.publish({ values: new Map([[name, json]]), accountId: '' });
  const store = async (name: string, value: unknown) => storeText(name, settingText(name, value));
  return { repository, settings, storeText, store, known };
}

it('loads the sample bank into an empty database only', async () => {
  const { repository, settings } = setUp();
  expect(await loadSampleBank(repository, sampleBank, now)).toBeGreaterThan(20);
  expect(await loadSampleBank(repository, sampleBank, now)).toBe(0);
  expect(await settings.get('bankName')).toBe('Musterbank eG');
  expect(Object.keys((await settings.all()).tempConfig.konten)).toContain('3');
});

it.each(['imageHead', 'imageBankLogo', 'faviconUrl'])('loads the picture of the sample bank for %s', async (name) => {
  const { repository, settings } = setUp();
  await loadSampleBank(repository, sampleBank, now);
  const picture = String(await settings.get(name));
  const [head, words = ''] = picture.split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml;charset=utf-8');
  expect(decodeURIComponent(words)).toMatch(/^<svg [^>]*width="\d+" height="\d+".*<\/svg>$/);
  expect(picture.length).toBeLessThanOrEqual(6_000);
});

it('has the packages and boxes of every version', async () => {
  const { settings, store } = setUp();
  const box = (label: string) => [{ key: 'agb', label, required: true }];
  expect(await settings.offerAt(0)).toBeNull();
  for (const label of ['AGB', 'Bedingungen', 'Regeln']) await store('orderCheckboxes', box(label));
  const labels = await Promise.all([0, 1, 2, 3, 4].map(async (version) => settings.offerAt(version)));
  expect(labels.map((offer) => offer?.orderCheckboxes.map(({ label }) => label))).toEqual([
    [],
    ['AGB'],
    ['Bedingungen'],
    ['Regeln'],
    undefined,
  ]);
  expect(await settings.offerVersion()).toBe(3);
});

it('protects accounts in production until the bank decides otherwise', async () => {
  const { repository, settings, store } = setUp();
  const given = { repository, logger: silentLogger(), now, freshMs: 0, defaults: productionDefaults };
  const production = createSettings(given);
  expect(await settings.all()).toMatchObject({ neutralAuthAnswers: false, staffSecondStep: false });
  expect(await production.all()).toMatchObject({ neutralAuthAnswers: true, staffSecondStep: true });
  await store('staffSecondStep', false);
  expect(await production.all()).toMatchObject({ neutralAuthAnswers: true, staffSecondStep: false });
});

it('refuses an invalid value, and accepts unknown settings from support', async () => {
  const { settings, store } = setUp();
  await expect(store('askCrsType', 'yes')).rejects.toThrow();
  await store('own.key', { 'a.b': 1 });
  expect(await settings.get('own.key')).toEqual({ 'a.b': 1 });
  expect(await settings.get('unknown')).toBeUndefined();
});

it('is read once by all who ask at the same time, and again after a failure', async () => {
  const { repository } = setUp();
  let reads = 0;
  const counted = {
    ...repository,
    find: async () => {
      reads += 1;
      if (reads === 1) throw new Error('The database is away');
      return repository.find();
    },
  };
  const settings = createSettings({ repository: counted, logger: silentLogger(), now });
  const ask = () => Promise.allSettled([settings.all(), settings.get('bankName'), settings.fits('title')]);
  expect((await ask()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await ask()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(reads).toBe(2);
});

it('checks the values of a version once', async () => {
  const { settings, store } = setUp();
  await store('mehrwerte', undefined);
  const [first, second] = [await settings.get('tempConfig'), await settings.get('tempConfig')];
  expect(second).toBe(first);
  await store('bankName', 'Musterbank eG');
  expect(await settings.get('tempConfig')).not.toBe(first);
  expect(await settings.get('bankName')).toBe('Musterbank eG');
});

it('uses the default for an invalid stored value', async () => {
  const { settings, storeText } = setUp();
  await storeText('bankName', '{"broken":true}');
  expect(await settings.get('bankName')).toBe('');
  expect([await settings.fits('bankName'), await settings.fits('title')]).toEqual([false, true]);
});

it('has a public projection without private settings', async () => {
  const { repository, settings, store } = setUp();
  await loadSampleBank(repository, sampleBank, now);
  await store('connection.banking', { secret: 'canary-secret' });
  await store('bankEmployeeMail', 'canary@bank.test');
  const app = createHttpApp({ logger: silentLogger() });
  app.use('/api', createSettingsRouter(settings, { debug: false }));
  const http = await listen(app, { host: '127.0.0.1', port: 0 });
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${http.port}/api${path}`)).text();
  const configuration = await read('/configuration');
  const translations = JSON.parse(await read('/translations/de.json')) as Record<string, string>;
  await http.close(0);
  expect(JSON.parse(configuration)).toMatchObject({ bankName: 'Musterbank eG', isKycNowActive: true });
  expect(configuration).not.toMatch(/canary|agree21|produktnummer|putOnHold/i);
  expect(translations['auth.noPermission.body']).toBe('Loggen Sie sich zuerst ein.');
});

it('an option has an effect only with what it requires, and keeps its stored value', async () => {
  const { settings, store, known } = setUp();
  const names = ['agree21CreateGirocard', 'agree21CreateKontokorrentKonto', 'kycNowOrderCreditChecks'] as const;
  for (const name of names) await store(name, true);
  await store('agree21PostAsKunde', false);
  const effective = async () => {
    const all = await settings.all();
    return names.map((name) => all[name]);
  };
  expect(await effective()).toEqual([false, false, false]);
  expect(await Promise.all(names.map((name) => settings.get(name)))).toEqual([true, true, true]);
  await store('agree21PostAsKunde', true);
  known({ active: true, creditChecks: true, economyReportShort: false });
  expect(await effective()).toEqual([true, true, true]);
});

it.each([
  [{ active: true, creditChecks: true, economyReportShort: false }, [true, true, false]],
  [{ active: true, creditChecks: false, economyReportShort: true }, [true, false, true]],
  [{ active: false, creditChecks: false, economyReportShort: false }, [false, false, false]],
])('the configuration shows the last known features %j', async (features, expected) => {
  const { settings, known } = setUp();
  known(features);
  const app = createHttpApp({ logger: silentLogger() });
  app.use('/api', createSettingsRouter(settings, { debug: false }));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/configuration`);
  const body = (await answer.json()) as Record<string, unknown>;
  await server.close();
  const names = ['isKycNowActive', 'isKycNowCreditChecksActive', 'isKycNowEconomyReportShortActive'];
  expect(names.map((name) => body[name])).toEqual(expected);
});
