import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { createBankOfPages } from './bank-of-pages.js';
import type { Settings } from './settings.js';

const hostsOf = (stored: Readonly<Record<string, unknown>>) =>
  createBankOfPages({ all: () => Promise.resolve(settingsFrom(stored)) } as unknown as Settings).pageHosts();

it('nobody frames a page, and no picture comes from elsewhere, unless the bank says so', async () => {
  expect(await hostsOf({})).toEqual({ parents: [], images: [] });
  const named = { embedParents: ['https://www.bank.example'], imageHosts: ['https://bilder.example'] };
  expect(await hostsOf(named)).toEqual({ parents: named.embedParents, images: named.imageHosts });
});

it('pictures of the base settings may come from where they are, each origin once', async () => {
  const stored = {
    imageBankLogo: 'https://bilder.example/logo.svg',
    imageHead: 'https://bilder.example/kopf.jpg',
    faviconUrl: 'data:image/png;base64,AA==',
    tempConfig: { title: '', logoSmall: '/klein.svg' },
    imageHosts: ['https://texte.example'],
  };
  expect((await hostsOf(stored)).images).toEqual(['https://texte.example', 'https://bilder.example']);
});

it('while the settings are unreadable, a page has nothing of others', async () => {
  const broken = { all: () => Promise.reject(new Error('gone')) } as unknown as Settings;
  expect(await createBankOfPages(broken).pageHosts()).toEqual({ parents: [], images: [] });
});
