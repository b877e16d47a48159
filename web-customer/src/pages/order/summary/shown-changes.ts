import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { legalFormOf } from '@kontor/domain/application/application';
import { isSameOffer, type Offer, type OfferChanges, offerChanges } from '@kontor/domain/offer/offer-changes';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { formOf } from '../../../application-draft/application-form.js';
import { inBankLanguage } from '../../../texts/create-text.js';

type OfferedBy = Pick<BankConfiguration, 'konten' | 'orderCheckboxes' | 'urls'>;

/**
 * What differs between two configurations as they were read, in the language shown. Where the bank has changed its German
 * texts only, those: they bind.
 */
export function shownChanges(application: ApplicationAnswer, before: OfferedBy, after: OfferedBy): OfferChanges {
  const kontoId = String(application.orderData.kontoId);
  const choice = { kontoId, legalForm: legalFormOf(formOf(application)) };
  const shown = offerChanges(offerOf(inBankLanguage(before)), offerOf(inBankLanguage(after)), choice);
  return isSameOffer(shown) ? offerChanges(offerOf(before), offerOf(after), choice) : shown;
}

function offerOf({ konten, orderCheckboxes, urls }: OfferedBy): Offer {
  return { konten, orderCheckboxes, ksvUrl: urls.ksv };
}
