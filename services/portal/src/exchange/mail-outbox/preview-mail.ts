import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import { mailBrandOf } from './mail-brand.js';
import { emptyFacts } from './mail-content.js';
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
    const sample = { companyName: 'Musterfirma GmbH', caseNumber: '1001', code: 'ABCDEF', link: `${appUrl}/hub` };
    const facts = { ...emptyFacts(appUrl), ...sample, bankName: brand.bankName, doiDays: 14 };
    return renderMail(mailTexts.orderReceived(facts), brand);
  };
}
