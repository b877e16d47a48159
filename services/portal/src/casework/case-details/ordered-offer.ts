import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { legalFormOf } from '@kontor/domain/application/application';
import { countGirocards } from '@kontor/domain/application/girocards';
import { chosenMehrwerte } from '@kontor/domain/mehrwerte/mehrwerte';
import { applicableBoxes, type OrderBox } from '@kontor/domain/order-box/order-box';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import type { FrozenApplication, StoredApplication } from '../../applicant/application/application.module.js';

export interface OrderedSources {
  readonly stored: StoredApplication | null;
  readonly frozen: FrozenApplication | null;
}

export type OfferSettings = Pick<AllSettings, 'tempConfig' | 'mehrwerte' | 'orderCheckboxes'>;

/**
 * What a customer ordered, by the offer that the order keeps: package with its monthly price in cents, girocards, ticked
 * boxes (staff see their internal names), Mehrwerte. Before the order what is chosen so far, by the offer of today; null of
 * an erased case.
 */
export function orderedOffer(
  { stored, frozen }: OrderedSources,
  settings: OfferSettings,
  side: 'customer' | 'bank' = 'bank',
): StaffCase['order'] {
  if (stored === null) return null;
  const { application } = frozen ?? stored;
  const kontoId = frozen?.product.kontoId ?? stored.kontoId;
  const account = frozen?.offer?.account ?? settings.tempConfig.konten[kontoId] ?? null;
  return {
    isOrdered: frozen !== null,
    package: account?.title ?? kontoId,
    price: account?.price ?? null,
    girocards: countGirocards(application),
    boxes: frozen === null ? [] : tickedBoxes(frozen, settings).map((box) => boxName(box, side)),
    mehrwerte: chosenMehrwerte(frozen?.offer?.mehrwerte ?? settings.mehrwerte, application.mehrwerteSelection).map(
      ({ label }) => label,
    ),
  };
}

const boxName = ({ name, label }: OrderBox, side: 'customer' | 'bank'): string =>
  (side === 'bank' && name?.trim()) || label;

function tickedBoxes(
  { application, offer, orderCheckboxes }: FrozenApplication,
  { orderCheckboxes: present, tempConfig }: OfferSettings,
): readonly OrderBox[] {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) return [];
  const configured = offer?.orderBoxes ?? present;
  return applicableBoxes({ legalForm, configured, ksvUrl: tempConfig.urls.ksv }).filter(
    ({ key }) => Object.hasOwn(orderCheckboxes, key) && orderCheckboxes[key] === 'Ja',
  );
}
