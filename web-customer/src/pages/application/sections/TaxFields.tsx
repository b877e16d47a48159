import { FormYesNo } from '../../../form/FormRadio.js';
import { FormText } from '../../../form/FormText.js';
import { Reveal } from '../../../form/Reveal.js';
import { text } from '../../../texts/sections-text.js';
import { useClearOnNo } from './use-clear-on-no.js';
import { FieldGroup } from './FieldGroup.js';

/** Tax data of the company. */
export function TaxFields({ hasId }: { readonly hasId: boolean }) {
  const forget = useClearOnNo('firma.wirtschaftsId');
  return (
    <FieldGroup title={text('tax.title')}>
      <Reveal
        open={hasId}
        question={
          <FormYesNo
            name="firma.toggleWirtschaftsId"
            legend={text('tax.economicId.question')}
            hint={text('tax.economicId.question.hint')}
            optional
            onChoose={forget}
          />
        }
      >
        <FormText
          name="firma.wirtschaftsId"
          label={text('tax.economicId')}
          hint={text('tax.economicId.hint')}
          autoComplete="off"
          chars={12}
        />
      </Reveal>
      <FormYesNo name="firma.vorsteuer" legend={text('tax.vat')} hint={text('tax.vat.hint')} optional />
    </FieldGroup>
  );
}
