import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { answerOptions } from '../texts/answers.js';
import { Optional } from '../ui/Field.js';
import { RadioCards, type RadioOption, type RadioRow } from '../ui/RadioCards.js';
import { fieldId } from '../violations/field-id.js';
import { useFieldMessage } from './use-field-message.js';

interface FormRadioProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RadioOption<string>[];
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly row?: RadioRow;
  /** Called with each new answer. */
  readonly onChoose?: (value: string) => void;
}

/** A choice between a few answers in a form. */
export function FormRadio({ name, legend, optional = false, onChoose, ...cards }: FormRadioProps) {
  const { field } = useController({ name });
  const choose = (value: string): void => {
    field.onChange(value);
    onChoose?.(value);
  };
  return (
    <RadioCards
      {...cards}
      legend={
        <>
          {legend}
          {optional ? <Optional /> : null}
        </>
      }
      id={fieldId(name)}
      name={name}
      value={typeof field.value === 'string' ? field.value : undefined}
      onChange={choose}
      firstRef={field.ref}
      error={useFieldMessage(name)}
    />
  );
}

/** A question with the answers Ja and Nein. */
export function FormYesNo(props: Omit<FormRadioProps, 'options' | 'row'>) {
  return <FormRadio {...props} options={answerOptions()} row="always" />;
}
