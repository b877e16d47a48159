import { useId } from 'react';
import { FormConfirmation } from '../../flow/FormConfirmation.js';
import { text } from '../../texts/case-text.js';
import { Hint } from '../../ui/Field.js';

/** The confirmation that a person is not politically exposed, and what that means. */
export function NotExposed({ name }: { readonly name: string }) {
  const id = useId();
  return (
    <div role="group" aria-describedby={id}>
      <FormConfirmation name={name}>{text('information.notExposed')}</FormConfirmation>
      <Hint id={id} style={{ marginTop: 8 }}>
        {text('information.notExposed.hint')}
      </Hint>
    </div>
  );
}
