import { useWatch } from 'react-hook-form';
import { FormConfirmation } from '../../../form/FormConfirmation.js';
import { FormYesNo } from '../../../form/FormRadio.js';
import { Reveal } from '../../../form/Reveal.js';
import { UploadField } from '../../../upload/UploadField.js';
import { text } from '../../../texts/sections-text.js';

/** The money-laundering form: whether votes follow shares, else the agreement about them (R1 §5 "Company data"). */
export function GwgSection() {
  const gwg: unknown = useWatch({ name: 'firma.gwg' });
  return (
    <Reveal
      open={gwg === 'Nein'}
      question={<FormYesNo name="firma.gwg" legend={text('gwg.question')} hint={text('gwg.question.hint')} />}
    >
      <UploadField
        name="firma.gwgFile"
        documentType="SHARE_HOLDERS_AGREEMENT"
        label={text('gwg.document')}
        hint={text('gwg.document.hint')}
      />
      <FormConfirmation name="firma.gwgFileCheckbox">{text('gwg.document.confirm')}</FormConfirmation>
    </Reveal>
  );
}
