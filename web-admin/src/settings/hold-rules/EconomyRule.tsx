import { typedQuota, withEconomyRange } from './economy-input.js';
import { economyRangeOptions } from '@kontor/domain/on-hold/score-range';
import { FieldRow } from '../../ui/fields/FieldGroup.js';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { RuleFieldsProps } from './rule-fields-props.js';
import { Rule } from './Rule.js';

const options = economyRangeOptions();

/** The thresholds of the economy report: those of a range, or typed ones (R3 §9 "Economy report ranges"). */
export function EconomyRule({ form, problems, inactive, onChange }: RuleFieldsProps) {
  const isFixed = form.economyReportRange !== 'MANUAL';
  return (
    <Rule
      label="Wirtschaftsauskunft"
      hint={inactive.economyReport}
      active={form.economyReportActive}
      onToggle={(economyReportActive) => onChange({ economyReportActive })}
    >
      <SelectInput
        label="Bereich"
        value={form.economyReportRange}
        options={options}
        onChange={(range) => onChange(withEconomyRange(form, range))}
      />
      <FieldRow>
        <TextInput
          label="Bonitätsindex über"
          inputMode="numeric"
          readOnly={isFixed}
          value={form.economyReportScore}
          error={problems.economyReportScore}
          onChange={(economyReportScore) => onChange({ economyReportScore })}
        />
        <TextInput
          label="Ausfallrisiko über (%)"
          inputMode="decimal"
          readOnly={isFixed}
          value={form.economyReportRiskQuota}
          error={problems.economyReportRiskQuota}
          onChange={(typed) => onChange({ economyReportRiskQuota: typedQuota(form.economyReportRiskQuota, typed) })}
        />
      </FieldRow>
    </Rule>
  );
}
