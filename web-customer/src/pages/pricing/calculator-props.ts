import type { CalculatorItem } from '@kontor/domain/account/account';
import type { CalculatorValues } from '@kontor/domain/pricing/pricing';
import type { PublicAccount } from '@kontor/domain/settings/configuration';

/** What the calculator works with; its values belong to the page, whose cards show the result. */
export interface CalculatorProps {
  readonly accounts: Readonly<Record<string, PublicAccount>>;
  readonly items: readonly CalculatorItem[];
  readonly values: CalculatorValues;
  readonly onChange: (values: CalculatorValues) => void;
}
