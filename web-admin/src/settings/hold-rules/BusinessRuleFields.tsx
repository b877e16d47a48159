import { legalFormLabels, legalForms } from '@kontor/domain/legal-form/legal-form';
import { companyTypeLabels } from '@kontor/domain/list/company-types';
import { industries, industryLabel, subcategoriesOf } from '@kontor/domain/list/industries';
import { ruledCompanyTypes } from './rule-set-form.js';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { ChipsInput } from '../../ui/fields/ChipsInput.js';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { EconomyRule } from './EconomyRule.js';
import type { RuleFieldsProps } from './rule-fields-props.js';

const offered = industries.filter(({ value }) => value !== '');
const wholeIndustries = 'Wirtschaftszweige';
/** Each industry, then the subcategories of those that have any. */
const sectors: ReadonlyMap<string, string> = new Map([
  ...offered.map(({ value }) => [value, wholeIndustries] as const),
  ...offered.flatMap(({ value, label }) => subcategoriesOf(value).map(({ code }) => [code, label] as const)),
]);

export function BusinessRuleFields(props: RuleFieldsProps) {
  const { form, onChange } = props;
  return (
    <FieldGroup title="Unternehmen">
      {ruledCompanyTypes.map((type) => (
        <CheckRow
          key={type}
          label={`CRS-Typ: ${companyTypeLabels[type]}`}
          checked={form.crsType.includes(type)}
          onChange={(on) =>
            onChange({ crsType: on ? [...form.crsType, type] : form.crsType.filter((other) => other !== type) })
          }
        />
      ))}
      <CheckRow
        label="FATCA-relevant"
        checked={form.fatcaRelevant}
        onChange={(fatcaRelevant) => onChange({ fatcaRelevant })}
      />
      <ChipsInput
        label="Branchen"
        hint="Ohne Auswahl ist die Regel aus."
        options={[...sectors.keys()]}
        labelOf={industryLabel}
        groupOf={(code) => sectors.get(code) ?? wholeIndustries}
        value={form.industry}
        onChange={(industry) => onChange({ industry })}
      />
      <ChipsInput
        label="Rechtsformen"
        hint="Ohne Auswahl ist die Regel aus."
        options={legalForms}
        labelOf={(legalForm) => legalFormLabels[legalForm]}
        value={form.legalForm}
        onChange={(legalForm) => onChange({ legalForm })}
      />
      <EconomyRule {...props} />
    </FieldGroup>
  );
}
