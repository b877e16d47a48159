import type { Account } from '@kontor/domain/account/account';
import type { FrozenProduct } from './frozen-application.js';

/**
 * The package of an order with its numbers in the core banking system: those of the time of the order. A number that the
 * bank had not stored then is today's, so that the order can be booked.
 */
export function productInEffect(
  product: FrozenProduct,
  konten: Readonly<Record<string, Pick<Account, 'agree21'>>>,
): FrozenProduct {
  const present = konten[product.kontoId]?.agree21;
  return {
    kontoId: product.kontoId,
    productNumber: product.productNumber || (present?.produktnummer ?? ''),
    conditionNumber: product.conditionNumber || (present?.konditionsnummer ?? ''),
    girocardProductNumber: product.girocardProductNumber || (present?.girocardProduktnummer ?? ''),
  };
}
