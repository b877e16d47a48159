import type { CompanyField } from '@kontor/domain/application/legal-form-parts';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { useWatch } from 'react-hook-form';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { FormDate } from '../../../form/FormDate.js';
import { FormYesNo } from '../../../form/FormRadio.js';
import { Reveal } from '../../../form/Reveal.js';
import { UploadField } from '../../../upload/UploadField.js';
import { businessAddressLabel, foundingLabel } from '../../../application-draft/field-labels.js';
import { text } from '../../../texts/sections-text.js';
import { AddressFields } from './AddressFields.js';
import { BusinessFields } from './BusinessFields.js';
import { ConfirmedUpload } from './ConfirmedUpload.js';
import { FieldGroup, FieldGroups } from './FieldGroup.js';
import { FixedFacts } from './FixedFacts.js';
import { GirocardField } from './GirocardField.js';
import { RegisterFields } from './RegisterFields.js';
import { shownCompanyFields, type CompanyAnswers } from './shown-company-fields.js';
import { TaxFields } from './TaxFields.js';
import { useLegalForm } from './use-legal-form.js';

function useCompanyAnswers(): CompanyAnswers {
  const [toggleWirtschaftsId, wirtschaftszweig, address] = useWatch({
    name: ['firma.toggleWirtschaftsId', 'firma.wirtschaftszweig', 'firma.address'],
  }) as [CompanyAnswers['toggleWirtschaftsId'], string | undefined, CompanyAnswers['address']];
  return { toggleWirtschaftsId, wirtschaftszweig, address };
}

/** The form about the company (R1 §5 "Company data"). */
export function CompanySection() {
  const rules = useBank();
  const legalForm = useLegalForm();
  const answers = useCompanyAnswers();
  const shown = shownCompanyFields(answers, { legalForm, rules });
  return (
    <FieldGroups>
      <FoundingFields shown={shown} />
      <BusinessAddress shown={shown} />
      <RegisterFields of="firma" legalForm={legalForm}>
        {shown.has('transparenzRegister') ? (
          <UploadField
            name="firma.transparenzRegister"
            documentType="OTHER__TRANSPARENZ_REGISTER"
            label={text('company.transparency')}
            hint={text('company.transparency.hint')}
            optional
          />
        ) : null}
      </RegisterFields>
      <BusinessFields shown={shown} industry={answers.wirtschaftszweig ?? ''} />
      <TaxFields hasId={shown.has('wirtschaftsId')} />
      {shown.has('girocard') ? (
        <FieldGroup title={text('girocard.title')}>
          <GirocardField of="firma" />
        </FieldGroup>
      ) : null}
    </FieldGroups>
  );
}

interface ShownProps {
  readonly shown: ReadonlySet<CompanyField>;
}

function FoundingFields({ shown }: ShownProps) {
  const legalForm = useLegalForm();
  const { isSoleTrader } = traitsOf(legalForm);
  return (
    <FieldGroup title={text('company.facts')}>
      <FixedFacts />
      <FormDate
        name="firma.gruendungsdatum"
        label={foundingLabel(legalForm)}
        hint={text(isSoleTrader ? 'company.founded.trader.hint' : 'company.founded.hint')}
      />
      {shown.has('file') ? (
        <ConfirmedUpload
          name="firma.file"
          documentType="FOUNDATION_DOCUMENT"
          label={text('company.document')}
          hint={text('company.document.hint')}
          confirmation={text('company.document.confirm')}
        />
      ) : null}
    </FieldGroup>
  );
}

function BusinessAddress({ shown }: ShownProps) {
  const fields = <AddressFields of="firma" autoComplete="work" />;
  return (
    <FieldGroup title={businessAddressLabel()}>
      {shown.has('address') ? (
        <Reveal
          open={shown.has('line1')}
          question={
            <FormYesNo
              name="firma.address"
              legend={text('company.address.question')}
              hint={text('company.address.question.hint')}
              optional
            />
          }
        >
          {fields}
        </Reveal>
      ) : (
        fields
      )}
    </FieldGroup>
  );
}
