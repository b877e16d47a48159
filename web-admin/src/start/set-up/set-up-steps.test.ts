import { configurationLabels, instanceLabels } from '../../settings/pages/page-labels.js';
import { setUpSteps, type SetUpState } from './set-up-steps.js';

const urls = { datenschutz: '', impressum: '', agb: '', scoringInfo: '', ksv: '', identityTerms: '' };
const empty: SetUpState = {
  bank: { bankName: '', urls, orderCheckboxes: [] },
  unconnected: ['banking', 'companyCheck', 'coreBanking'],
};
const named = { bankName: 'Musterbank eG', urls: { ...urls, impressum: '/i', datenschutz: '/d' } };
const box = { key: 'agb', label: 'AGB', required: true };

describe('what is still to be set up', () => {
  it.each<[string, SetUpState, readonly string[]]>([
    [
      'everything',
      empty,
      ['Bankanbieter', 'Unternehmensprüfung', 'Kernbanksystem', 'Grundeinstellungen', 'Bestellboxen', 'Konten'],
    ],
    [
      'a connection',
      { bank: { ...named, orderCheckboxes: [box] }, unconnected: ['coreBanking'] },
      ['Kernbanksystem', 'Konten'],
    ],
    [
      'a link of the bank',
      {
        bank: { ...named, urls: { ...named.urls, impressum: '' }, orderCheckboxes: [box] },
        unconnected: [],
      },
      ['Grundeinstellungen', 'Konten'],
    ],
    ['the accounts', { bank: { ...named, orderCheckboxes: [box] }, unconnected: [] }, ['Konten']],
  ])('%s', (_name, state, pages) => {
    expect(setUpSteps.filter(({ isOpen }) => isOpen(state)).map(({ page }) => page)).toEqual(pages);
  });

  it('is on pages that exist', () => {
    const pages = { Konfiguration: configurationLabels, Instanzkonfiguration: instanceLabels };
    for (const { tab, page } of setUpSteps) expect(Object.keys(pages[tab])).toContain(page);
  });
});
