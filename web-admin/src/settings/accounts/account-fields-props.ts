import type { CalculatorItem } from '@kontor/domain/account/account';
import type { AccountForm } from './account-form.js';

export interface AccountFieldsProps {
  readonly form: AccountForm;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<AccountForm>) => void;
}

export interface SliderPricesProps extends AccountFieldsProps {
  readonly items: readonly CalculatorItem[];
}
