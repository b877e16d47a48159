import { formOfRuleSet, ruleSetOfForm, type RuleSetForm } from './rule-set-form.js';
import { ruleSetProblems } from './rule-set-problems.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useDraftForm } from '../drafts/use-draft-form.js';
import { BusinessRuleFields } from './BusinessRuleFields.js';
import { HoldRulesPreview } from './HoldRulesPreview.js';
import { inactiveReports } from './inactive-reports.js';
import { PersonRuleFields } from './PersonRuleFields.js';

/** When orders wait for the bank's decision (R3 §2.8 "put-on-hold", §5). */
export function HoldRules({ reading }: { readonly reading: SettingsReading }) {
  const { form, ...frame } = useDraftForm<RuleSetForm>('holdRules', {
    reading,
    formOf: ({ settings }) => formOfRuleSet(settings.simplePutOnHoldConfig),
    valuesOf: (filled) => ({ simplePutOnHoldConfig: ruleSetOfForm(filled) }),
    problemsOf: (filled) => ({ ...ruleSetProblems(filled) }),
  });
  const fields = {
    form,
    problems: frame.problems,
    inactive: inactiveReports(reading.settings),
    onChange: frame.change,
  };
  return (
    <SettingsFrame form={frame} preview={<HoldRulesPreview form={form} />}>
      <PersonRuleFields {...fields} />
      <BusinessRuleFields {...fields} />
    </SettingsFrame>
  );
}
