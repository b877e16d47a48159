import { cartSum } from '@kontor/domain/pricing/pricing';
import type { PublicAccount } from '@kontor/domain/settings/configuration';

/** The girocards of the cart, all amounts in cents a month. */
export interface CartLines {
  readonly price: number;
  readonly girocards: number;
  /** Number of girocards included in the package. */
  readonly free: number;
  /** Price of the others together. */
  readonly girocardPrice: number;
  readonly sum: number;
}

/** The lines of a package with girocards (R1 §9 "Cart sum"). */
export function cartLines(account: Pick<PublicAccount, 'price' | 'girocard'>, girocards: number): CartLines {
  const { price, girocard } = account;
  const sum = cartSum(account, girocards);
  return { price, girocards, free: Math.min(girocards, girocard.freeItems), girocardPrice: sum - price, sum };
}
