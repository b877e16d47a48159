import { FieldGrid } from '../../../form/FieldGrid.js';
import { FormDate } from '../../../form/FormDate.js';
import { FormText } from '../../../form/FormText.js';
import { text } from '../../../texts/sections-text.js';
import { AddressFields } from './AddressFields.js';
import { FieldGroup, FieldGroups } from './FieldGroup.js';
import { RegisterFields } from './RegisterFields.js';

/** The form of the general partner company of a GmbH & Co. KG, which is a GmbH (R1 §2 item 10). */
export function SecondCompanySection() {
  return (
    <FieldGrid>
      <p>{text('second.lead')}</p>
      <FieldGroups>
        <FieldGroup title={text('company.facts')}>
          <FormText name="data.firma" label={text('second.name')} hint={text('second.name.hint')} autoComplete="off" />
          <FormDate name="data.gruendungsdatum" label={text('company.founded')} hint={text('company.founded.hint')} />
        </FieldGroup>
        <FieldGroup title={text('company.address')}>
          <AddressFields of="data" />
        </FieldGroup>
        <RegisterFields of="data" legalForm="GMBH" />
      </FieldGroups>
    </FieldGrid>
  );
}
