import { cartSum } from '@kontor/domain/pricing/pricing';
import type { PublicAccount } from '@kontor/domain/settings/configuration';

/** What the cart says of the girocards, all amounts in cents a month. */
export interface CartLines {
  readonly price: number;
  readonly girocards: number;
  /** How many of them the package includes. */
  readonly free: number;
  /** What the others cost together. */
  readonly girocardPrice: number;
  readonly sum: number;
}

/** The lines of a package with girocards (R1 §9 "Cart sum"). */
export function cartLines(account: Pick<PublicAccount, 'price' | 'girocard'>, girocards: number): CartLines {
  const { price, girocard } = account;
  const sum = cartSum(account, girocards);
  return { price, girocards, free: Math.min(girocards, girocard.freeItems), girocardPrice: sum - price, sum };
}
