import de from '@kontor/texts/de/mail.json' with { type: 'json' };
import en from '@kontor/texts/en/mail.json' with { type: 'json' };
import { defaultLanguage, type Language, locales } from '@kontor/texts/languages';
import { createTranslator } from '@kontor/texts/translator';
import type { Values } from '@kontor/texts/values';

export type MailKey = keyof typeof de;

/** How mails are written in one language. */
export interface MailWords {
  readonly language: Language;
  readonly text: (key: MailKey, values?: Values) => string;
  /** The day in Germany of an instant, ms since 1970. */
  readonly day: (at: number) => string;
  /** Names in a row. */
  readonly list: (names: readonly string[]) => string;
  /** The address of a page of the customer app, which opens in this language. */
  readonly page: (appUrl: string, path: string) => string;
}

const texts: Readonly<Record<Language, Readonly<Record<MailKey, string>>>> = { de, en };

/** The words of mails in a language. */
export function mailWords(language: Language): MailWords {
  return words[language];
}

const words = Object.fromEntries(
  (Object.keys(texts) as readonly Language[]).map((language) => [language, createWords(language)]),
) as unknown as Readonly<Record<Language, MailWords>>;

function createWords(language: Language): MailWords {
  const translate = createTranslator(language, { mail: texts[language] });
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Europe/Berlin',
    ...(language === 'de'
      ? { day: '2-digit', month: '2-digit', year: 'numeric' }
      : { day: 'numeric', month: 'long', year: 'numeric' }),
  });
  return {
    language,
    text: (key, values) => translate('mail', key, values) ?? '',
    day: (at) => day.format(at),
    list: (names) => list.format(names),
    page: (appUrl, path) => inLanguage(`${appUrl}${path}`, language),
  };
}

/** What comes behind the number sign stays behind it. */
function inLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  const [page = '', ...fragment] = address.split('#');
  return [`${page}?lang=${language}`, ...fragment].join('#');
}

/** Forms of the bank's name in a sentence; `bankName` is empty while the bank has none. */
export function bankForms({ text }: MailWords, bankName: string) {
  const isNameless = bankName === '' || bankName === text('bank.nameless');
  const theBank = isNameless ? text('bank.theNameless') : text('bank.the', { bank: bankName });
  const ofTheBank = isNameless ? text('bank.ofNameless') : text('bank.of', { bank: bankName });
  return { theBank, TheBank: theBank.charAt(0).toUpperCase() + theBank.slice(1), ofTheBank };
}
