import { legalFormLabels, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { salutationLabels, type Salutation } from '@kontor/domain/list/salutations';
import { coded } from './create-text.js';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The options of a list with their labels in the language shown. */
export const optionsOf = <Value extends string>(
  list: Readonly<Record<Value, string>>,
  labelOf: (value: Value) => string,
): readonly Option<Value>[] => (Object.keys(list) as Value[]).map((value) => ({ value, label: labelOf(value) }));

export const legalFormLabel = (form: LegalForm): string => coded('lists', `legalForm.${form}`, legalFormLabels[form]);

export const salutationLabel = (salutation: Salutation): string =>
  coded('lists', `salutation.${salutation}`, salutationLabels[salutation]);

export const salutationOptions = (): readonly Option<Salutation>[] => optionsOf(salutationLabels, salutationLabel);
