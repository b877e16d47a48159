import { useBank } from '../../../app/configuration/use-configuration.js';
import { FormYesNo } from '../../../form/FormRadio.js';
import { text } from '../../../texts/sections-text.js';

interface GirocardFieldProps {
  /** The holder of the card: `firma` or `people.0`. */
  readonly of: string;
}

/** Whether a girocard is ordered. Its price is in the cart, where there is one. */
export function GirocardField({ of }: GirocardFieldProps) {
  const { isVrPaymentInstance } = useBank();
  return (
    <FormYesNo
      name={`${of}.girocard`}
      legend={text(of === 'firma' ? 'girocard.company' : 'girocard.person')}
      {...(isVrPaymentInstance ? {} : { hint: text('girocard.hint') })}
      optional
    />
  );
}
