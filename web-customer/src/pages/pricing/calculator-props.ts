import type { CalculatorItem } from '@kontor/domain/account/account';
import type { CalculatorValues } from '@kontor/domain/pricing/pricing';
import type { PublicAccount } from '@kontor/domain/settings/configuration';

/** Props of the calculator; its values belong to the page, because the cards show the result. */
export interface CalculatorProps {
  readonly accounts: Readonly<Record<string, PublicAccount>>;
  readonly items: readonly CalculatorItem[];
  readonly values: CalculatorValues;
  readonly onChange: (values: CalculatorValues) => void;
}
