import { FormCheckbox } from '../../flow/FormCheckbox.js';
import { FormLongText } from '../../flow/FormLongText.js';
import { text } from '../../texts/opening-text.js';

/** What only an adviser adds to a registration (spec 1 §2 item 4). */
export function AdviserFields() {
  return (
    <>
      <FormLongText
        name="beraterEinstiegMemo"
        label={text('adviser.memo')}
        hint={text('adviser.memo.hint')}
        optional
        max={4000}
      />
      <FormCheckbox name="neukunde">{text('adviser.newCustomer')}</FormCheckbox>
    </>
  );
}
