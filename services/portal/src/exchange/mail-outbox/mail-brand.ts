import { brandPalette } from '@kontor/domain/brand/tokens';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import { defaultLanguage, type Language } from '@kontor/texts/languages';
import { mailWords } from './mail-words.js';
import type { MailBrand } from './render-mail.js';

/** The design of the bank's mails, from its settings. Pictures in mails need a full address. */
export function mailBrandOf(
  settings: Pick<AllSettings, 'bankName' | 'imageBankLogo' | 'mailDisclaimer' | 'impressumUrl' | 'datenschutzUrl'>,
  appUrl: string,
  language: Language = defaultLanguage,
): MailBrand {
  const { primary, ink, inkSoft, line, ground } = brandPalette();
  const { bankName, imageBankLogo, mailDisclaimer, impressumUrl, datenschutzUrl } = settings;
  return {
    bankName: bankName === '' ? mailWords(language).text('bank.nameless') : bankName,
    logoUrl: absolute(imageBankLogo, appUrl),
    primary: primary.surface,
    onPrimary: primary.onSurface,
    linkColour: primary.text,
    ink,
    inkSoft,
    line,
    ground,
    disclaimer: mailDisclaimer.blocks.map((block) => inLanguage(block, language)),
    imprintUrl: absolute(impressumUrl, appUrl),
    privacyUrl: absolute(datenschutzUrl, appUrl),
  };
}

/** A paragraph in a language where the bank has written it in that one, else as it is. */
function inLanguage({ title, content, en }: AllSettings['mailDisclaimer']['blocks'][number], language: Language) {
  const translated = language === 'en' ? en : undefined;
  return { title: translated?.title || title, content: translated?.content || content };
}

function absolute(address: string, appUrl: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  return address.startsWith('/') && !address.startsWith('//') ? `${appUrl}${address}` : '';
}
