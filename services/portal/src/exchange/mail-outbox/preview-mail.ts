import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import { noCaseFacts } from './case-facts.js';
import { mailBrandOf } from './mail-brand.js';
import type { MailFacts } from './mail-content.js';
import { mailTexts } from './mail-texts.js';
import { renderMail, type RenderedMail } from './render-mail.js';

/** Renders a mail to an imaginary company with a disclaimer that need not be stored (R3 §2.8). */
export type PreviewMail = (mailDisclaimer: AllSettings['mailDisclaimer']) => Promise<RenderedMail>;

interface PreviewDeps {
  readonly settings: () => Promise<AllSettings>;
  readonly appUrl: string;
}

export function createPreviewMail({ settings, appUrl }: PreviewDeps): PreviewMail {
  return async (mailDisclaimer) => {
    const brand = mailBrandOf({ ...(await settings()), mailDisclaimer }, appUrl);
    const facts: MailFacts = {
      bankName: brand.bankName,
      companyName: 'Musterfirma GmbH',
      caseNumber: '1001',
      appUrl,
      code: 'ABCDEF',
      link: `${appUrl}/hub`,
      doiDays: 14,
      identityCheckUrl: '',
      personLink: '',
      privacyUrl: '',
      attemptsLeft: 0,
      createdByAdviser: false,
      adviserName: '',
      isAddressTaken: false,
      staffName: '',
      username: '',
      supportPhone: '',
      ...noCaseFacts,
    };
    return renderMail(mailTexts.orderReceived(facts), brand);
  };
}
