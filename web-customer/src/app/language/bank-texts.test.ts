import { createBankTexts } from './bank-texts.js';

const configuration = {
  title: 'Geschäftskonto',
  bankName: 'Musterbank eG',
  introduction: { title: 'Ihr Konto', description: 'Wählen Sie.', en: { title: 'Your account', description: '' } },
  konten: {
    1: {
      id: 1,
      title: 'Aktiv',
      features: ['Karte', 'Postfach'],
      subFeatures: [{ topic: 'Buchungen', elements: [{ title: 'Je Buchung', en: { title: 'Each booking' } }] }],
      en: { title: 'Active', features: ['Card', 'Inbox'] },
    },
  },
  orderCheckboxes: [{ key: 'agb', label: 'Bedingungen', en: { label: 'Terms' } }],
};

test('shows what the bank has in the language, and keeps everything else', () => {
  const { translate } = createBankTexts('en');
  const shown = translate(configuration);
  expect(shown).toMatchObject({
    title: 'Geschäftskonto',
    bankName: 'Musterbank eG',
    introduction: { title: 'Your account', description: 'Wählen Sie.' },
    konten: {
      1: {
        id: 1,
        title: 'Active',
        features: ['Card', 'Inbox'],
        subFeatures: [{ topic: 'Buchungen', elements: [{ title: 'Each booking' }] }],
      },
    },
  });
  expect(shown.orderCheckboxes).toBe(configuration.orderCheckboxes);
  expect(translate(configuration)).toBe(shown);
});

test.each([
  ['Geschäftskonto', true],
  ['Wählen Sie.', true],
  ['Buchungen', true],
  ['Ihr Konto', false],
  ['Your account', false],
  ['Karte', false],
  ['Musterbank eG', false],
  ['Bedingungen', false],
])('the text „%s“ is one that the bank has in German only: %s', (text, expected) => {
  const { translate, isGerman } = createBankTexts('en');
  expect(isGerman(text)).toBe(false);
  translate(configuration);
  expect(isGerman(text)).toBe(expected);
});
