import type { Account } from '../account/account.js';
import type { LegalForm } from '../legal-form/legal-form.js';
import { applicableBoxes, type OrderBox } from '../order-box/order-box.js';
import { formatEuro } from '../pricing/format.js';

type PricedAccount = Pick<Account, 'price' | 'memberPrice' | 'girocard' | 'subFeatures'>;

/** The settings that an order is placed under. */
export interface Offer {
  readonly konten: Readonly<Record<string, PricedAccount>>;
  readonly orderCheckboxes: readonly OrderBox[];
  /** Address of the contract and information documents; empty when there is none. */
  readonly ksvUrl: string;
}

/** Whose offer is compared: the number of the chosen package, and the legal form. */
export interface OfferChoice {
  readonly kontoId: string;
  readonly legalForm: LegalForm | undefined;
}

/** A price as the applicant reads it; null where there is none. */
export interface PriceChange {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A box of the order; null where it does not exist. */
export interface BoxChange {
  readonly before: OrderBox | null;
  readonly after: OrderBox | null;
}

export interface OfferChanges {
  readonly prices: readonly PriceChange[];
  readonly boxes: readonly BoxChange[];
}

/**
 * What an applicant reads differently in the second offer: prices of the chosen package, and boxes of the legal form.
 * Nobody orders under an offer that they have not read.
 */
export function offerChanges(before: Offer, after: Offer, choice: OfferChoice): OfferChanges {
  return { prices: priceChanges(before, after, choice), boxes: boxChanges(before, after, choice) };
}

export function isSameOffer({ prices, boxes }: OfferChanges): boolean {
  return prices.length === 0 && boxes.length === 0;
}

function priceChanges(before: Offer, after: Offer, { kontoId }: OfferChoice): readonly PriceChange[] {
  const [old, now] = [before, after].map(({ konten }) => pricesOf(konten[kontoId]));
  return bothKeys(old, now)
    .map((label) => ({ label, before: old?.get(label) ?? null, after: now?.get(label) ?? null }))
    .filter((price) => price.before !== price.after);
}

/** Each price of a package by its name, in the order of the account card. */
function pricesOf(account: PricedAccount | undefined): ReadonlyMap<string, string> {
  if (account === undefined) return new Map();
  const { price, memberPrice, girocard } = account;
  return new Map([
    ['Paketpreis im Monat', formatEuro(price)],
    ...(memberPrice === undefined ? [] : ([['Paketpreis für Mitglieder im Monat', formatEuro(memberPrice)]] as const)),
    ['Preis je girocard im Monat', formatEuro(girocard.price)],
    ['Enthaltene girocards', String(girocard.freeItems)],
    ...listedPrices(account),
  ]);
}

/** The prices of the services, with what is included; a service may have several, e.g. by number. */
function listedPrices({ subFeatures }: PricedAccount): ReadonlyMap<string, string> {
  const listed = new Map<string, string>();
  for (const { topic, elements } of subFeatures) {
    for (const { title, price, note = '' } of elements) {
      if (price === undefined) continue;
      const label = `${topic}: ${title}`;
      const value = note === '' ? price : `${price} (${note})`;
      const others = listed.get(label);
      listed.set(label, others === undefined ? value : `${others}, ${value}`);
    }
  }
  return listed;
}

function boxChanges(before: Offer, after: Offer, choice: OfferChoice): readonly BoxChange[] {
  const [old, now] = [before, after].map((offer) => boxesOf(offer, choice));
  return bothKeys(old, now)
    .map((key) => ({ before: old?.get(key) ?? null, after: now?.get(key) ?? null }))
    .filter((box) => wordsOf(box.before) !== wordsOf(box.after));
}

function boxesOf({ orderCheckboxes, ksvUrl }: Offer, { legalForm }: OfferChoice): ReadonlyMap<string, OrderBox> {
  if (legalForm === undefined) return new Map();
  const boxes = applicableBoxes({ legalForm, configured: orderCheckboxes, ksvUrl });
  return new Map(boxes.map((box) => [box.key, box]));
}

/** What is agreed to; a tooltip only explains it. */
function wordsOf(box: OrderBox | null): string {
  return box === null ? '' : JSON.stringify([box.label, box.text ?? '', box.required]);
}

function bothKeys(...maps: readonly (ReadonlyMap<string, unknown> | undefined)[]): readonly string[] {
  return [...new Set(maps.flatMap((map) => [...(map?.keys() ?? [])]))];
}
