import sampleBank from '../../../deploy/sample-bank/settings.json' with { type: 'json' };
import { bankConfiguration } from './configuration.js';
import { settingsFrom } from './setting-values.schema.js';

/** The texts that customers read, by the name of their field. */
const textFields = new Set(
  'title description subtitle preHtml postHtml features topic price note ribbonText linkText tooltip headline subtext checkboxText label htmlLabel labelForPopup shortText longText text content'.split(
    ' ',
  ),
);

interface Found {
  readonly path: string;
  readonly german: unknown;
  readonly english: unknown;
}

function textsOf(value: unknown, path = ''): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { en, ...german } = value as Readonly<Record<string, unknown>>;
  const english = (en ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(german).flatMap(([name, one]) =>
    textFields.has(name) && (typeof one === 'string' || Array.isArray(one))
      ? [{ path: `${path}.${name}`, german: one, english: english[name] }]
      : textsOf(one, `${path}.${name}`),
  );
}

const read = { tempConfig: 1, orderCheckboxes: 1, mehrwerte: 1, mailDisclaimer: 1 };
const texts = Object.keys(read).flatMap((name) => textsOf(sampleBank[name as keyof typeof read], name));

test('the sample bank has every text for customers in English too', () => {
  expect(texts.length).toBeGreaterThan(80);
  const isFilled = (text: unknown): boolean =>
    Array.isArray(text) ? text.length > 0 : text !== '' && text !== undefined;
  expect(texts.filter(({ german, english }) => isFilled(german) !== isFilled(english))).toEqual([]);
  const sizes = texts.filter(
    ({ german, english }) => Array.isArray(german) && german.length !== (english as []).length,
  );
  expect(sizes).toEqual([]);
});

test('markup and addresses are the same in both languages', () => {
  const marksOf = (text: unknown): readonly string[] =>
    typeof text === 'string' ? (text.match(/<[^>]+>/g) ?? []) : [];
  for (const { path, german, english } of texts)
    expect({ path, marks: marksOf(english) }).toEqual({ path, marks: marksOf(german) });
});

const context = {
  companyCheck: { active: false, creditChecks: false, economyReportShort: false },
  staffRoles: [],
  settingsVersion: 1,
  debug: false,
};

test('the configuration has the English texts where customers read them, and none of the mails', () => {
  const configuration = bankConfiguration(settingsFrom(sampleBank), context);
  expect(configuration).toMatchObject({
    en: { title: 'Musterbank business account' },
    footerLinks: [{ en: { title: 'Legal notice' } }, {}, {}, {}],
    konten: { 1: { en: { title: 'Active' }, subFeatures: [{ en: { topic: 'Transactions' } }, {}, {}] } },
    orderCheckboxes: [{ en: { label: 'Terms and conditions' } }, {}, {}, {}],
    mehrwerte: { en: { headline: 'What else can we do for you?' } },
  });
  expect(JSON.stringify(configuration)).not.toContain('We never ask for passwords');
});

test.each([
  ['tempConfig', { footerLinks: [{ title: 'A', href: 'https://a.test', en: { href: 'https://b.test' } }] }],
  ['orderCheckboxes', [{ key: 'a', label: 'A', required: true, en: { required: false } }]],
  ['mehrwerte', { active: true, mehrwerte: [{ key: 'a', en: { label: 'x'.repeat(201) } }] }],
  ['mailDisclaimer', { blocks: [{ title: '', content: '', en: 'Text' }] }],
])('in %s English is for texts alone, and as long as the German at most', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow();
});
