import { FormCheckbox } from '../../form/FormCheckbox.js';
import { FormLongText } from '../../form/FormLongText.js';
import { FormText } from '../../form/FormText.js';
import { text } from '../../texts/opening-text.js';

/** Additional fields of an adviser's registration (R1 §2 item 4). */
export function AdviserFields() {
  return (
    <>
      <FormText
        name="beraterEinstiegName"
        label={text('adviser.name')}
        hint={text('adviser.name.hint')}
        autoComplete="name"
      />
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
