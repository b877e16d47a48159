import { comparedAccounts, type Account } from '@kontor/domain/account/account';
import { calculatedPrice, type CalculatorValues } from '@kontor/domain/pricing/pricing';

export interface Recommendation {
  /** Every package of the comparison with the lowest price, in the order of the comparison; at least one. */
  readonly cheapest: readonly Account[];
  /** Cents a month. */
  readonly price: number;
  /** The next cheapest package, and the difference in cents a month. */
  readonly next?: { readonly account: Account; readonly more: number };
}

/** The cheapest packages and their difference to the next one; undefined without packages (R2 §2.8). */
export function recommend(
  accounts: Readonly<Record<string, Account>>,
  values: CalculatorValues,
): Recommendation | undefined {
  const offers = comparedAccounts(accounts)
    .map((account) => ({ account, price: calculatedPrice(account, values) }))
    .sort((left, right) => left.price - right.price);
  const price = offers[0]?.price;
  if (price === undefined) return undefined;
  const cheapest = offers.filter((offer) => offer.price === price).map(({ account }) => account);
  const next = offers[cheapest.length];
  return {
    cheapest,
    price,
    ...(next === undefined ? {} : { next: { account: next.account, more: next.price - price } }),
  };
}

/** A number typed beside a slider, limited to its range; undefined when it is not a number. */
export function typedValue(
  typed: string,
  { minValue, maxValue }: { minValue: number; maxValue: number },
): number | undefined {
  const digits = typed.replace(/[\s.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Math.min(maxValue, Math.max(minValue, Number(digits))) : undefined;
}
