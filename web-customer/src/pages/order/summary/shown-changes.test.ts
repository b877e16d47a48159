import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { newAccount } from '@kontor/domain/account/account';
import { createBankTexts } from '../../../app/language/bank-texts.js';
import { setTranslation } from '../../../texts/create-text.js';
import { shownChanges } from './shown-changes.js';

const application = {
  registerData: { rechtsform: 'GMBH' },
  firma: {},
  people: [],
  mehrwerteSelection: {},
  orderData: { kontoId: 1 },
} as unknown as ApplicationAnswer;

const offer = (price: number, booking: string, english = booking) => {
  const elements = [{ title: 'beleglos', price: booking, en: { title: 'paperless', price: english } }];
  const subFeatures = [{ topic: 'Buchungen', highlighted: false, elements, en: { topic: 'Bookings' } }];
  const urls = { datenschutz: '', impressum: '', scoringInfo: '', agb: '', ksv: '', identityTerms: '' };
  return { konten: { 1: { ...newAccount({}, 'Aktiv'), price, subFeatures } }, orderCheckboxes: [], urls };
};
const labels = (before: ReturnType<typeof offer>, after: ReturnType<typeof offer>) =>
  shownChanges(application, before, after).prices.map(({ label }) => label);

describe('what the bank has changed', () => {
  const inEnglish = (): void =>
    setTranslation({ text: (_part, key) => key, sentence: (german) => german, isGerman: () => false, bank: english });
  const english = createBankTexts('en').translate;
  afterEach(() => setTranslation(undefined));

  test('is the same in a language that is chosen afterwards', () => {
    const [before, after] = [offer(1490, '0,10 €'), offer(1590, '0,20 €')];
    expect(labels(before, after)).toEqual(['Paketpreis im Monat', 'Buchungen: beleglos']);
    inEnglish();
    expect(labels(before, after)).toEqual(['Paketpreis im Monat', 'Bookings: paperless']);
  });

  test('is shown in German where the bank has not changed its English texts', () => {
    inEnglish();
    expect(labels(offer(1490, '0,10 €', '€0.10'), offer(1490, '0,20 €', '€0.10'))).toEqual(['Buchungen: beleglos']);
  });
});
