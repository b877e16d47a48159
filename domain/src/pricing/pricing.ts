import { comparedAccounts, type Account, type CalculatorItem } from '../account/account.js';

/** Cart sum in cents: price + max(0, girocards − free items) × girocard price (R1 §9). */
export function cartSum(account: Pick<Account, 'price' | 'girocard'>, girocardCount: number): number {
  return account.price + Math.max(0, girocardCount - account.girocard.freeItems) * account.girocard.price;
}

/** Values of the sliders by calculator item. */
export type CalculatorValues = Readonly<Record<string, number>>;

/** Calculator price of an account in cents: base price + Σ max(0, value − free allowance) × unit price + fixed sum (R1 §9). */
export function calculatedPrice({ calcSettings }: Pick<Account, 'calcSettings'>, values: CalculatorValues): number {
  const { grundpreis, elements, freiposten, summeFix } = calcSettings;
  const variable = Object.entries(elements).reduce((sum, [item, unitPrice]) => {
    const value = Object.hasOwn(values, item) ? (values[item] ?? 0) : 0;
    const free = Object.hasOwn(freiposten, item) ? (freiposten[item] ?? 0) : 0;
    return sum + Math.max(0, value - free) * unitPrice;
  }, 0);
  return grundpreis + variable + summeFix;
}

/**
 * The cheapest account not excluded from comparison; the first by sort index of equal ones; undefined when all are
 * excluded (R2 §2.8).
 */
export function bestAccount(
  accounts: Readonly<Record<string, Account>>,
  values: CalculatorValues,
): Account | undefined {
  return comparedAccounts(accounts).reduce<Account | undefined>((best, account) => {
    return best === undefined || calculatedPrice(account, values) < calculatedPrice(best, values) ? account : best;
  }, undefined);
}

/** The initial values of the sliders. */
export function initialValues(items: readonly CalculatorItem[]): CalculatorValues {
  return Object.fromEntries(items.map((item) => [item.identifier, item.value]));
}
