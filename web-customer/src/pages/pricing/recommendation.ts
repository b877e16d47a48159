import { sortAccounts, type Account } from '@kontor/domain/account/account';
import { bestAccount, calculatedPrice, type CalculatorValues } from '@kontor/domain/pricing/pricing';

export interface Recommendation {
  readonly account: Account;
  /** Cents a month. */
  readonly price: number;
  /** The next cheapest package of the comparison, and the difference. */
  readonly next?: { readonly account: Account; readonly more: number };
}

/** The cheapest package and its difference to the next one; undefined without packages (R2 §2.8). */
export function recommend(
  accounts: Readonly<Record<string, Account>>,
  values: CalculatorValues,
): Recommendation | undefined {
  const account = bestAccount(accounts, values);
  if (account === undefined) return undefined;
  const price = calculatedPrice(account, values);
  const others = Object.fromEntries(
    sortAccounts(accounts)
      .filter(({ id }) => id !== account.id)
      .map((other) => [String(other.id), other]),
  );
  const second = bestAccount(others, values);
  if (second === undefined) return { account, price };
  return { account, price, next: { account: second, more: calculatedPrice(second, values) - price } };
}

/** Packages of the comparison with the price of the cheapest one are all the cheapest. */
export function isAsCheap(account: Account, best: Account, values: CalculatorValues): boolean {
  return !account.disabledForVergleich && calculatedPrice(account, values) === calculatedPrice(best, values);
}

/** A number typed beside a slider, limited to its range; undefined when it is not a number. */
export function typedValue(
  typed: string,
  { minValue, maxValue }: { minValue: number; maxValue: number },
): number | undefined {
  const digits = typed.replace(/[\s.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Math.min(maxValue, Math.max(minValue, Number(digits))) : undefined;
}
