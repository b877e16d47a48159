import type { CompanyField } from '@kontor/domain/application/legal-form-parts';
import { sentBusinessPurposeLength } from '@kontor/domain/application/business-mapping';
import { maxBusinessPurposeLength } from '@kontor/domain/application/company-violations';
import { subcategoriesOf } from '@kontor/domain/list/industries';
import { useFormContext } from 'react-hook-form';
import { FormLongText } from '../../../form/FormLongText.js';
import { FormYesNo } from '../../../form/FormRadio.js';
import { FormSelect } from '../../../form/FormSelect.js';
import { FormSlider } from '../../../form/FormSlider.js';
import { ConditionalFields } from '../../../form/ConditionalFields.js';
import { industryLabel, industryOptions, turnoverOptions } from '../../../texts/form-labels.js';
import { text } from '../../../texts/sections-text.js';
import { FieldGroup } from './FieldGroup.js';

interface BusinessFieldsProps {
  readonly shown: ReadonlySet<CompanyField>;
  readonly industry: string;
}

/** The business of the company and its volume. */
export function BusinessFields({ shown, industry }: BusinessFieldsProps) {
  const { setValue } = useFormContext();
  return (
    <FieldGroup title={text('business.title')}>
      <FormSelect
        name="firma.wirtschaftszweig"
        label={text('business.sector')}
        hint={text('business.sector.hint')}
        options={industryOptions()}
        // A subcategory belongs to one sector only.
        onChoose={() => setValue('firma.wirtschaftszweigUnterkategorie', '', { shouldDirty: true })}
      />
      {shown.has('wirtschaftszweigUnterkategorie') ? <Subcategory key={industry} industry={industry} /> : null}
      <ConditionalFields names={['firma.businessPurpose']} needed={shown.has('businessPurpose')}>
        <FormLongText
          name="firma.businessPurpose"
          label={text('business.purpose')}
          hint={text('business.purpose.hint', { max: maxBusinessPurposeLength, sent: sentBusinessPurposeLength })}
          optional={!shown.has('businessPurpose')}
          max={maxBusinessPurposeLength}
        />
      </ConditionalFields>
      {shown.has('annualTurnover') ? (
        <FormSlider
          name="firma.annualTurnover"
          label={text('business.turnover')}
          hint={text('business.turnover.hint')}
          options={turnoverOptions()}
        />
      ) : null}
      {shown.has('hasInternationalBusinessConnection') ? (
        <FormYesNo
          name="firma.hasInternationalBusinessConnection"
          legend={text('business.international')}
          hint={text('business.international.hint')}
          optional
        />
      ) : null}
    </FieldGroup>
  );
}

function Subcategory({ industry }: { readonly industry: string }) {
  const options = subcategoriesOf(industry).map(({ code }) => ({ value: code, label: industryLabel(code) }));
  return (
    <FormSelect
      name="firma.wirtschaftszweigUnterkategorie"
      label={text('business.subcategory')}
      options={[{ value: '', label: text('choose') }, ...options]}
    />
  );
}
