import type { HoldDryRun } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import { useRef } from 'react';
import { formOfRuleSet, ruleSetOfForm, type RuleSetForm } from './rule-set-form.js';
import { ruleSetProblems } from './rule-set-problems.js';
import { isRunOf } from '../dry-run/dry-run-text.js';
import { DryRunButton } from '../dry-run/DryRunButton.js';
import { DryRunPanel } from '../dry-run/DryRunPanel.js';
import { useDryRunActions } from '../dry-run/use-dry-run.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useDraftForm } from '../drafts/use-draft-form.js';
import { BusinessRuleFields } from './BusinessRuleFields.js';
import { useFeatures } from '../options/use-features.js';
import { HoldRulesPreview } from './HoldRulesPreview.js';
import { inactiveReports } from './inactive-reports.js';
import { PersonRuleFields } from './PersonRuleFields.js';

/** When orders wait for the bank's decision (R3 §2.8 "put-on-hold", §5). */
export function HoldRules({ reading }: { readonly reading: SettingsReading }) {
  const { form, draft, ...frame } = useDraftForm<RuleSetForm>('holdRules', {
    reading,
    formOf: ({ settings }) => formOfRuleSet(settings.simplePutOnHoldConfig),
    valuesOf: (filled) => ({ simplePutOnHoldConfig: ruleSetOfForm(filled) }),
    problemsOf: (filled) => ({ ...ruleSetProblems(filled) }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { start, cancel } = useDryRunActions(() => heading.current?.focus());
  const isValid = Object.keys(ruleSetProblems(form)).length === 0;
  // Saving shows the problems, and does nothing else while there are any.
  const tryOut = (): void => (isValid ? start.mutate(ruleSetOfForm(form)) : frame.save());
  const button = (
    <>
      {draft?.button}
      <DryRunButton isRunning={start.isPending} onClick={tryOut} />
    </>
  );
  const fields = {
    form,
    problems: frame.problems,
    inactive: inactiveReports(reading.settings, useFeatures()),
    onChange: frame.change,
  };
  const isCurrent = (run: HoldDryRun): boolean => isValid && isRunOf(ruleSetOfForm(form), run);
  return (
    <>
      <SettingsFrame
        form={{ ...frame, draft: { notice: draft?.notice ?? null, button } }}
        preview={<HoldRulesPreview form={form} />}
      >
        <PersonRuleFields {...fields} />
        <BusinessRuleFields {...fields} />
      </SettingsFrame>
      <DryRunPanel heading={heading} isCurrent={isCurrent} onCancel={cancel.mutate} />
    </>
  );
}
