import { globSync, readFileSync } from 'node:fs';
import { configurationLabels, instanceLabels } from './page-labels.js';

/** The labels that the fields of a page have in its source. */
function labelsIn(pattern: string): readonly string[] {
  const files = globSync(`web-admin/src/settings/${pattern}`).filter((path) => !/Preview|\.test\./.test(path));
  return files
    .map((path) => readFileSync(path, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\blabel(?:=|: )["']([^"']+)["']/g)].map(([, label = '']) => label));
}

it.each([
  ['Footerlinks', 'footer-links/*.tsx'],
  ['Konten', 'accounts/*.tsx'],
  ['Bestellboxen', 'order-boxes/*.tsx'],
  ['Mehrwerte', 'mehrwerte/*.tsx'],
  ['Put-on-hold', 'hold-rules/*.tsx'],
  ['Transparenzregister', 'transparency-register/*.tsx'],
  ['Mail-Disclaimer', 'mail-disclaimer/*.tsx'],
  ['Antwortvorlagen', 'reply-templates/*.tsx'],
])('%s is found by each label of its fields', (page, pattern) => {
  const labels = labelsIn(pattern);
  expect(labels).not.toEqual([]);
  expect(labels.filter((label) => !configurationLabels[page]?.includes(label))).toEqual([]);
});

it('Grundeinstellungen of the installation is found by each label of its fields', () => {
  const labels = labelsIn('instance/*.tsx');
  expect(labels).not.toEqual([]);
  expect(labels.filter((label) => !instanceLabels['Grundeinstellungen']?.includes(label))).toEqual([]);
});

it.each([
  ['Bankanbieter', ['Benutzer-Id', 'Secret', 'Aufrufe protokollieren (client-debug-log)', 'Webhooks']],
  ['Unternehmensprüfung', ['Client-Secret', 'Bonitätsprüfungen', 'Szenario B (Beta)']],
  ['Kernbanksystem', ['Basisadresse', 'Verbindung ausgeschaltet (disabled)']],
  ['Identitätsprüfung', ['Webhook-Secret', 'Meta-API-Secret', 'Subscription-Key']],
])('the connection %s is found by %j', (page, labels) => {
  expect(instanceLabels[page]).toEqual(expect.arrayContaining(labels));
});
