import { type Account } from './account.js';

type PricedAccount = Pick<Account, 'price' | 'memberPrice' | 'features' | 'subFeatures'>;

/** A text of an account that names another price than the account has. */
export interface PriceConflict {
  readonly text: string;
  /** The amounts in cents that are none of its prices. */
  readonly amounts: readonly number[];
}

const amount = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?\s*(?:€|Euro\b|EUR\b)/gi;
/** What a text says of the price of the account itself, and not of a card or a booking. */
const ofAccount = /(?:im|pro|je|\/)\s*Monat|monatlich|Grundpreis|Grundgebühr|Kontoführung|Monatspreis/i;
const ofPart = /karte|card|buchung|auszug|einzahlung|auszahlung|terminal|nutzer|unterkonto/i;

function centsIn(text: string): readonly number[] {
  return [...text.matchAll(amount)].map(([, euro = '', cents = '0']) => {
    return Number(euro.replaceAll('.', '')) * 100 + Number(cents);
  });
}

/** The feature texts whose monthly amount is neither the account's price nor its price for members. */
export function priceConflicts({ price, memberPrice, features, subFeatures }: PricedAccount): readonly PriceConflict[] {
  const details = subFeatures.flatMap(({ elements }) =>
    elements.map((element) => [element.title, element.price ?? '', element.note ?? ''].join(' ').trim()),
  );
  return [...features, ...details].flatMap((text) => {
    if (!ofAccount.test(text) || ofPart.test(text)) return [];
    const amounts = centsIn(text).filter((cents) => cents !== price && cents !== memberPrice);
    return amounts.length === 0 ? [] : [{ text, amounts }];
  });
}
