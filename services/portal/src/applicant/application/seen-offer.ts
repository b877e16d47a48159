import { legalFormOf } from '@kontor/domain/application/application';
import { isSameOffer, offerChanges } from '@kontor/domain/offer/offer-changes';
import { problem } from '../../http/answer/problem-table.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { FrozenApplication } from './frozen-application.js';

interface SeenOrder {
  /** What is about to be frozen. */
  readonly content: FrozenApplication;
  /** Address of the contract and information documents; empty when there is none. */
  readonly ksvUrl: string;
  /** The version of the configuration that the applicant has read; undefined where it was not sent. */
  readonly settingsVersion: number | undefined;
}

/**
 * Refuses an order whose prices or boxes are not those that the applicant has read.
 * @throws Problem 409 `offer_changed`
 */
export async function requireSeenOffer(
  settings: Pick<SettingsPort, 'offerAt'>,
  { content, ksvUrl, settingsVersion }: SeenOrder,
): Promise<void> {
  const { offer, product, application } = content;
  if (settingsVersion === undefined || offer === undefined || settingsVersion === offer.settingsVersion) return;
  const seen = await settings.offerAt(settingsVersion);
  const { kontoId } = product;
  const changes =
    seen &&
    offerChanges(
      { ...seen.tempConfig, orderCheckboxes: seen.orderCheckboxes, ksvUrl: seen.tempConfig.urls.ksv ?? '' },
      { konten: offer.account === null ? {} : { [kontoId]: offer.account }, orderCheckboxes: offer.orderBoxes, ksvUrl },
      { kontoId, legalForm: legalFormOf(application) },
    );
  if (changes === null || !isSameOffer(changes)) throw problem('offer-changed', { state: 'offer_changed' });
}
