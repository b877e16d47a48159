import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormConfirmation } from '../../../form/FormConfirmation.js';
import { text } from '../../../texts/case-text.js';
import { Hint } from '../../../ui/Field.js';

const Group = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });
const Legend = styled('p')({ fontWeight: 600, lineHeight: 1.35 });

/** The confirmation that a person is not politically exposed, with an explanation. */
export function NotExposed({ name, isOwn = false }: { readonly name: string; readonly isOwn?: boolean }) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <div>
        <Legend id={id}>{text('information.exposed')}</Legend>
        <Hint id={`${id}-hint`}>{text('information.exposed.hint')}</Hint>
      </div>
      <FormConfirmation name={name}>
        {text(isOwn ? 'information.notExposed.own' : 'information.notExposed')}
      </FormConfirmation>
    </Group>
  );
}
