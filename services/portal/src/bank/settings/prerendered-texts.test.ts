import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { createPrerenderedTexts } from './prerendered-texts.js';
import type { Settings } from './settings.js';

const introduction = { title: 'Ihr Konto', description: 'In wenigen Schritten.' };

const wordsWith = (stored: Readonly<Record<string, unknown>>, given: object = introduction) => {
  const settings = settingsFrom({ ...stored, tempConfig: { introduction: given } });
  return createPrerenderedTexts({ all: () => Promise.resolve(settings) } as unknown as Settings)();
};

test('the bank’s heading and introduction', async () => {
  expect(await wordsWith({})).toEqual({ title: 'Ihr Konto', lead: 'In wenigen Schritten.' });
});

test.each([
  ['an address', '/kopf.webp', '/kopf.webp'],
  ['a small picture', 'data:image/svg+xml;charset=utf-8,%3Csvg', 'data:image/svg+xml;charset=utf-8,%3Csvg'],
  [
    'the place of a large one',
    `data:image/png;base64,${'A'.repeat(8_000)}`,
    'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  ],
])('the bank’s image: %s', async (_what, imageHead, image) => {
  expect(await wordsWith({ imageHead })).toEqual({ image, title: 'Ihr Konto', lead: 'In wenigen Schritten.' });
});

test.each([
  ['is left out', wordsWith({ paymentProviderInstance: true })],
  ['hides its introduction', wordsWith({}, { ...introduction, hidden: true })],
  ['has no sentence', wordsWith({}, { title: 'Ihr Konto' })],
])('none where the page %s', async (_what, words) => {
  expect(await words).toBeNull();
});

test('none while the settings are not readable', async () => {
  const away = { all: () => Promise.reject(new Error('no connection')) } as unknown as Settings;
  expect(await createPrerenderedTexts(away)()).toBeNull();
});
