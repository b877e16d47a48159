import type { BankConfiguration } from '@kontor/domain/settings/configuration';

/** The only package of a payment provider; its pages show no choice (R1 §2). */
export const packageOfPaymentProvider = 1;

/**
 * The ids of the packages that are opened here: those without an external link, and that of a payment provider (R1 §2
 * "Entry decision on the hub").
 */
export function packagesOfferedHere({
  konten,
  isVrPaymentInstance,
}: Pick<BankConfiguration, 'konten' | 'isVrPaymentInstance'>): readonly number[] {
  const isOffered = (id: number, link: string): boolean =>
    link === '' || (isVrPaymentInstance && id === packageOfPaymentProvider);
  return Object.values(konten).flatMap(({ id, linkTarget = '' }) => (isOffered(id, linkTarget) ? [id] : []));
}
