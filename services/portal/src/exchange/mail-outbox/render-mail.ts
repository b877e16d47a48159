import { defaultLanguage, type Language } from '@kontor/texts/languages';
import type { MailContent } from './mail-content.js';
import { htmlLayout, textLayout } from './mail-layout.js';
import { mailWords } from './mail-words.js';

/** The design of the bank's mails. */
export interface MailBrand {
  readonly bankName: string;
  /** Empty without a logo; the bank's name is shown then. */
  readonly logoUrl: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly linkColour: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly ground: string;
  readonly disclaimer: readonly { readonly title: string; readonly content: string }[];
  readonly imprintUrl: string;
  readonly privacyUrl: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A line break in a company's name must not get into the mail's header. */
function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** The lines of a settings text without its markup. */
function plainLines(html: string): readonly string[] {
  return html
    .replace(/<(?:br|\/p|\/li|\/div)\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n');
}

/** Renders a mail; `language` is that of its texts. */
export function renderMail(content: MailContent, brand: MailBrand, language: Language = defaultLanguage): RenderedMail {
  const { text } = mailWords(language);
  const subject = oneLine(content.subject);
  const view = {
    subject,
    brand,
    heading: content.heading,
    language,
    greeting: text('layout.greeting'),
    words: {
      hint: text('layout.hint'),
      closing: text('layout.closing'),
      code: text('layout.code'),
      imprint: text('layout.imprint'),
    },
    paragraphs: content.paragraphs,
    code: content.code ?? '',
    button: content.button ?? null,
    afterwards: content.afterwards ?? [],
    stop: content.stop ?? null,
    disclaimer: brand.disclaimer.map(({ title, content: html }) => ({ title, lines: plainLines(html) })),
  };
  return { subject, text: textLayout(view), html: htmlLayout(view) };
}
