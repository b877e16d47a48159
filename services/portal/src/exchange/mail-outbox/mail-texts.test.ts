import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { noCaseFacts } from './case-facts.js';
import { mailBrandOf } from './mail-brand.js';
import type { AnyMailKind } from './mailbox.js';
import { mailTexts } from './mail-texts.js';
import { createPreviewMail } from './preview-mail.js';
import { renderMail } from './render-mail.js';

const appUrl = 'https://konto.bank.test';
const settings = settingsFrom({
  bankName: 'Musterbank & Söhne',
  mailDisclaimer: { blocks: [{ title: 'Hinweis', content: '<p>Nur <b>vertraulich</b></p>' }] },
});
const brand = mailBrandOf(settings, appUrl);
const facts = {
  language: 'de' as const,
  bankName: brand.bankName,
  companyName: 'Müller <script>alert(1)</script> GmbH',
  caseNumber: '1001',
  appUrl,
  code: 'ABCDEF',
  link: 'l'.repeat(43),
  doiDays: 14,
  identityCheckUrl: 'https://ident.test/check?a=1&b=2',
  attemptsLeft: 2,
  personLink: 'p'.repeat(43),
  privacyUrl: 'https://bank.test/datenschutz',
  stopUrl: 'https://konto.bank.test/hub/erinnerungen#t',
  createdByAdviser: false,
  adviserName: '',
  isAddressTaken: false,
  staffName: 'Nele <b>Neumann</b>',
  username: 'nele.neumann@bank.test',
  supportPhone: '030 123456',
  ...noCaseFacts,
};
const kinds = Object.keys(mailTexts) as AnyMailKind[];

describe('every mail', () => {
  it.each(kinds)('%s has a subject, a text, one button at most, and escapes names', (kind) => {
    const content = mailTexts[kind](facts);
    const { subject, text, html } = renderMail(content, brand);
    expect(subject).not.toBe('');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('Guten Tag');
    expect(text).toContain('Musterbank & Söhne');
    expect(text).toContain('Nur vertraulich');
    expect(html).toContain('lang="de"');
    expect(html).toContain('max-width:600px');
    expect(html).toContain('Musterbank &amp; Söhne');
    expect(html).not.toContain('<script');
    expect((html.match(/display:inline-block/g) ?? []).length).toBe(content.button === undefined ? 0 : 1);
    if (content.button !== undefined) {
      expect(text).toContain(content.button.url);
      expect(content.button.url).toMatch(/^https:\/\/(?:konto\.bank|ident)\.test\//);
    }
    expect(`${text}${subject}`).not.toMatch(/\b(?:du|dein|dir)\b/i);
    expect(`${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it.each(['documentsMissing', 'researchMismatch', 'dataRequested'] as const)('%s says until when', (kind) => {
    const textOf = (dueAt: number | null) => renderMail(mailTexts[kind]({ ...facts, dueAt }), brand).text;
    expect(textOf(Date.UTC(2027, 1, 22))).toContain('Bitte erledigen Sie das bis zum 22.02.2027.');
    expect(textOf(null)).not.toContain('bis zum');
  });

  it('claims an identification only where everybody is identified', () => {
    expect(mailTexts.successful(facts).subject).toContain('Ihre Identifikation war erfolgreich');
    const { subject, paragraphs } = mailTexts.successful({ ...facts, isIdentified: false });
    expect(`${subject} ${paragraphs.join(' ')}`).not.toMatch(/identifi/i);
  });

  it('puts a company name with line breaks on one line of the subject', () => {
    const { subject } = renderMail(mailTexts.successful({ ...facts, companyName: 'A\r\nBcc: evil@x.test' }), brand);
    expect(subject).toMatch(/ – A Bcc: evil@x\.test$/);
  });

  it.each([
    [2, 'Sie haben noch zwei Versuche.'],
    [1, 'Sie haben noch einen Versuch.'],
    [null, 'Sie können es noch einmal versuchen.'],
  ])('after a failed identity check with %p tries left: %s', (attemptsLeft, sentence) => {
    const { text } = renderMail(mailTexts.identityCheckFailed({ ...facts, attemptsLeft }), brand);
    expect(text.replace(/\s+/g, ' ')).toContain(`nicht anerkannt. ${sentence} Halten Sie`);
  });

  it.each([
    ['identify', 'weisen sich alle Personen aus', '/status'],
    ['resolve', 'gleichen Sie die Personen ab', '/fortsetzen'],
    ['wait', 'Im Moment müssen Sie nichts tun.', '/status'],
  ] as const)('after an order, when it is time to %s: %s', (afterOrder, sentence, page) => {
    const content = mailTexts.orderReceived({ ...facts, afterOrder });
    expect(content.paragraphs.join(' ')).toContain(sentence);
    expect(content.button?.url).toBe(`${appUrl}/hub/identifizierung${page}`);
    expect(content.paragraphs.join(' ').includes('nichts tun')).toBe(afterOrder === 'wait');
  });

  it.each([
    ['research', 'Die Prüfung Ihres Unternehmens ist fehlgeschlagen', 'nicht abschließend prüfen'],
    ['refused', 'Die Identifikation ist fehlgeschlagen', 'nicht erfolgreich abgeschlossen'],
    ['person', 'Die Identifikation ist unvollständig', 'Identifikation von Jörg Weiß und Änne Groß ist fehlgeschlagen'],
    ['removed', 'Die Identifikation wurde beendet', 'Identifikation von Jörg Weiß und Änne Groß wurde beendet'],
  ] as const)('an identification that ended by %s says so, with whom and where to call', (end, subject, sentence) => {
    const endedPersons = end === 'person' || end === 'removed' ? ['Jörg Weiß', 'Änne Groß'] : [];
    const content = mailTexts.failed({ ...facts, end, endedPersons });
    expect(content.subject.startsWith(subject)).toBe(true);
    expect(content.paragraphs.join(' ')).toContain(sentence);
    expect(content.paragraphs.join(' ')).toContain('030 123456');
    expect(mailTexts.failed({ ...facts, end, supportPhone: '' }).paragraphs.join(' ')).not.toContain('telefonisch');
  });

  it('says to a customer of an adviser who has registered them, and how a code can be typed', () => {
    const { subject, text } = renderMail(mailTexts.verification({ ...facts, createdByAdviser: true }), brand);
    const plain = text.replace(/\s+/g, ' ');
    expect(subject).toBe('Ihr Kontoantrag bei der Musterbank & Söhne');
    expect(plain).toContain('Ihre Beraterin oder Ihr Berater bei der Musterbank & Söhne hat für');
    expect(plain).toContain(`${appUrl}/hub/entry`);
    expect(plain).not.toContain(facts.code);
  });

  it('names the adviser who has given a name', () => {
    const byAdviser = { ...facts, createdByAdviser: true, adviserName: 'Änne Groß' };
    const plain = renderMail(mailTexts.verification(byAdviser), brand).text.replace(/\s+/g, ' ');
    expect(plain).toContain('Änne Groß von der Musterbank & Söhne hat für');
    expect(plain).not.toContain('Ihre Beraterin oder Ihr Berater');
  });

  it('links only to web pages', () => {
    const bad = mailBrandOf(
      { ...settings, imageBankLogo: 'data:image/png;base64,x', impressumUrl: '//evil.test' },
      appUrl,
    );
    expect(bad).toMatchObject({ logoUrl: '', imprintUrl: '' });
    expect(mailBrandOf({ ...settings, imageBankLogo: '/logo.png' }, appUrl).logoUrl).toBe(`${appUrl}/logo.png`);
  });
});

it('previews a disclaimer that is not stored', async () => {
  const preview = createPreviewMail({ settings: () => Promise.resolve(settings), appUrl });
  const { subject, html } = await preview({ blocks: [{ title: 'Neu', content: 'Zeile <b>eins</b><br>Zeile zwei' }] });
  expect(subject).not.toBe('');
  expect(html).toContain('<strong>Neu</strong><br>Zeile eins<br>Zeile zwei');
  expect(html).not.toContain('vertraulich');
});

it.each(kinds)('%s has a correct sentence while the bank has no name', (kind) => {
  const nameless = mailBrandOf(settingsFrom({}), appUrl);
  const { text, subject } = renderMail(mailTexts[kind]({ ...facts, bankName: nameless.bankName }), nameless);
  expect(`${subject}\n${text}`).not.toMatch(/\b(?:der|die) Ihre\b/);
});

it('an invitation names the person and the user name', () => {
  const { text, html } = renderMail(mailTexts.staffInvitation(facts), brand);
  expect(text).toContain(
    'für Nele <b>Neumann</b> wurde ein Zugang zum Bankzugang der Musterbank & Söhne eingerichtet.',
  );
  expect(text).toContain('Der Benutzername ist nele.neumann@bank.test.');
  expect(html).not.toContain('<b>Neumann');
});
