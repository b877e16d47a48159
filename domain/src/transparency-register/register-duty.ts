import type { LegalFormTraits } from '../legal-form/legal-form-traits.js';

/** Companies in a register are in the transparency register too (§ 20 Abs. 1 GwG); sole traders are not. */
export function isInTransparencyRegister({
  register,
  isSoleTrader,
}: Pick<LegalFormTraits, 'register' | 'isSoleTrader'>): boolean {
  return register !== null && !isSoleTrader;
}
