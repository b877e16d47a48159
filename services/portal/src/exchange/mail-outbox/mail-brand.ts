import { brandPalette } from '@kontor/domain/brand/tokens';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import { namelessBank } from './mail-content.js';
import type { MailBrand } from './render-mail.js';

/** The design of the bank's mails, from its settings. Pictures in mails need a full address. */
export function mailBrandOf(
  settings: Pick<AllSettings, 'bankName' | 'imageBankLogo' | 'mailDisclaimer' | 'impressumUrl' | 'datenschutzUrl'>,
  appUrl: string,
): MailBrand {
  const { primary, ink, inkSoft, line, ground } = brandPalette();
  const { bankName, imageBankLogo, mailDisclaimer, impressumUrl, datenschutzUrl } = settings;
  return {
    bankName: bankName === '' ? namelessBank : bankName,
    logoUrl: absolute(imageBankLogo, appUrl),
    primary: primary.surface,
    onPrimary: primary.onSurface,
    linkColour: primary.text,
    ink,
    inkSoft,
    line,
    ground,
    disclaimer: mailDisclaimer.blocks,
    imprintUrl: absolute(impressumUrl, appUrl),
    privacyUrl: absolute(datenschutzUrl, appUrl),
  };
}

function absolute(address: string, appUrl: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  return address.startsWith('/') && !address.startsWith('//') ? `${appUrl}${address}` : '';
}
