import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { FieldGrid } from '../../../form/FieldGrid.js';
import { FormRadio, FormYesNo } from '../../../form/FormRadio.js';
import { companyTypeOptions } from '../../../texts/form-labels.js';
import { text } from '../../../texts/sections-text.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { useLegalForm } from './use-legal-form.js';

/** The form about tax residency (FATCA, CRS; R1 §5 "Company data"). */
export function TaxResidencySection() {
  const { askCrsType } = useBank();
  const { isSoleTrader } = traitsOf(useLegalForm());
  return (
    <FieldGrid>
      <FormYesNo name="firma.notCrsFatca" legend={text('residency.question')} hint={text('residency.question.hint')} />
      {askCrsType && !isSoleTrader ? (
        <FormRadio
          name="firma.crsType"
          legend={text('residency.type')}
          hint={<TypeHint />}
          options={companyTypeOptions()}
        />
      ) : null}
    </FieldGrid>
  );
}

function TypeHint() {
  const { crsTypeClarificationUrl: url } = useBank();
  return (
    <>
      {text('residency.type.hint')}{' '}
      {url === '' ? null : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {text('residency.type.link')}
          <VisuallyHidden>{text('newTab')}</VisuallyHidden>
        </a>
      )}
    </>
  );
}
